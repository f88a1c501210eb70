import type { Issue } from '../Issue.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { Json } from '../schema/Json.ts';

/** One property of a JSON Schema as a field of ours, and the way back. */
export interface JsonSchemaField {
  readonly field: FieldSchema;
  /** The property's own name: field names are narrower (letters, digits, underscore). */
  readonly property: string;
  /** The stored value as the JSON Schema wants it. */
  out(value: Json): Json;
}

/** A JSON Schema drawn with our fields: what could be mapped, and what could not (paths `schema#/...`, `uiSchema#/...`). */
export interface JsonSchemaForm {
  readonly title: string | undefined;
  readonly fields: readonly JsonSchemaField[];
  readonly issues: readonly Issue[];
}
