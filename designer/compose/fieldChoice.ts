import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { choiceSchema } from '../kit/choiceSchema.ts';

/** Fields and chosen names that are gone, so that they are seen. */
const optionsOf = (fields: readonly ResolvedField[], chosen: readonly string[]) => {
  const options = fields.map(({ field, title }) => ({ key: field, value: title }));
  const gone = chosen.filter((name) => !fields.some(({ field }) => field === name));
  return [...options, ...gone.map((key) => ({ key, value: key }))];
};

/** JSON Schema of one of these fields. */
export const fieldSchema = (fields: readonly ResolvedField[], chosen: string | undefined): JsonObject =>
  choiceSchema(optionsOf(fields, chosen === undefined ? [] : [chosen]));

/** JSON Schema of several of these fields, in order. */
export const fieldsSchema = (
  fields: readonly ResolvedField[],
  chosen: readonly string[] = [],
  maxItems = 12,
): JsonObject => ({
  type: 'array',
  uniqueItems: true,
  maxItems,
  items: choiceSchema(optionsOf(fields, chosen)),
});
