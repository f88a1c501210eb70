import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Formula } from '../../../runtime/model/schema/Condition.ts';
import { asList, isObject, type Json, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import { storedFields } from '../draft/offeredFields.ts';
import { fieldOptions } from './LinkProperty.ts';

type Values = Readonly<Record<string, Formula>>;

/** The field that a formula gives unchanged; undefined: it computes. */
const fieldIn = (formula: Formula, from: ResolvedTable | undefined): string | undefined => {
  const json = formula as Json;
  if (!isObject(json) || Object.keys(json).length !== 1 || typeof json.var !== 'string') return undefined;
  return from?.byName.has(json.var) ? json.var : undefined;
};

/** A formula as it is typed: a text, or JSON Logic as JSON. */
const typed = (formula: Formula): string => (typeof formula === 'string' ? formula : JSON.stringify(formula));

const readTyped = (text: string): Formula | undefined => {
  if (!text.trimStart().startsWith('{')) return text.trim() === '' ? undefined : text;
  try {
    return JSON.parse(text) as Formula; // the server checks it as every formula
  } catch {
    return undefined;
  }
};

/** JSON Schema of fields that are given values: each by a field, or by a formula. */
export const linesSchema = (
  values: Values,
  titles: { readonly field: string; readonly from: string; readonly formula: string },
  fields: readonly ResolvedField[],
  from: ResolvedTable | undefined,
): JsonObject => {
  const named = Object.keys(values).filter((name) => !fields.some(({ field }) => field === name));
  return {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        field: {
          ...choiceSchema([...fieldOptions(fields), ...named.map((key) => ({ key, value: key }))]),
          title: titles.field,
        },
        from: { ...choiceSchema(fieldOptions(storedFields(from))), title: titles.from },
        formula: { type: 'string', maxLength: 2000, title: titles.formula },
      },
    },
  };
};

/** Values as the list shows them. */
export const readLines = (values: Values, from: ResolvedTable | undefined): Json =>
  Object.entries(values).map(([field, formula]) => {
    const name = fieldIn(formula, from);
    return name === undefined ? { field, formula: typed(formula) } : { field, from: name };
  });

/** The values of a list; undefined while one is not complete. */
export const writeLines = (value: Json | undefined): Values | undefined => {
  const found: Record<string, Formula> = {};
  for (const line of asList(value ?? []) ?? []) {
    if (!isObject(line) || typeof line.field !== 'string') return undefined;
    const formula =
      typeof line.from === 'string'
        ? { var: line.from }
        : readTyped(typeof line.formula === 'string' ? line.formula : '');
    if (formula === undefined) return undefined;
    found[line.field] = formula;
  }
  return found;
};
