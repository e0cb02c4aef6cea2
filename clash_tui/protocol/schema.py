"""The documents of the protocol as JSON schemas, for programs that are written against it."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema, to_json

from clash_tui.bots.asked import Asked, Reply
from clash_tui.protocol.answers import AnyAnswer
from clash_tui.protocol.requests import AnyRequest
from clash_tui.protocol.tables import TABLES, table_of


class _ByName(GenerateJsonSchema):
    """Writes a named tuple as a table of fields, as ``view_document`` does."""

    def named_tuple_schema(self, schema: Any) -> JsonSchemaValue:
        """Name its fields."""
        fields = {each["name"]: self.generate_inner(each["schema"]) for each in schema["fields"]}
        return {
            "type": "object",
            "properties": fields,
            "required": [*fields],
            "additionalProperties": False,
        }

    def arguments_schema(self, schema: core_schema.ArgumentsSchema) -> JsonSchemaValue:
        """Name them where pydantic, as it did up to 2.12, takes it for a call of its type."""
        return self.kw_arguments_schema(schema["arguments_schema"], None)


def schema() -> dict[str, Any]:
    """Return the schemas of requests and answers, of what is in them, and of outside players."""
    views = {
        game: TypeAdapter(table_of(game).view).json_schema(
            mode="serialization", schema_generator=_ByName
        )
        for game in TABLES
    }
    setups = {
        game: [TypeAdapter(setup).json_schema() for setup in table_of(game).setups]
        for game in TABLES
    }
    answers: TypeAdapter[Any] = TypeAdapter(AnyAnswer)
    requests: TypeAdapter[Any] = TypeAdapter(AnyRequest)
    return {
        "requests": requests.json_schema(),
        "answers": answers.json_schema(mode="serialization"),
        "setups": setups,
        "views": views,
        "player": {
            "asked": TypeAdapter(Asked).json_schema(mode="serialization"),
            "reply": TypeAdapter(Reply).json_schema(),
        },
    }


def schema_text() -> str:
    """Return all schemas as one document of JSON."""
    return to_json(schema(), indent=2).decode() + "\n"
