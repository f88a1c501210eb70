import { commonFieldOptions } from '../../fields/types/commonFieldOptions.ts';
import type { FieldType } from '../../fields/types/FieldType.ts';
import type { Json, JsonObject } from '../../schema/Json.ts';
import { closed, listOf, oneOf } from './parts.ts';
import { tableProperties } from './tableMeta.ts';

/** Options of every field type by name. Types with different shapes of one option become alternatives. */
function optionsOfKinds(types: readonly FieldType[]): JsonObject {
  const shapes = new Map<string, Json[]>();
  for (const [name, shape] of types.flatMap(({ options }) => Object.entries(options))) {
    const known = shapes.get(name) ?? [];
    if (!known.some((other) => JSON.stringify(other) === JSON.stringify(shape))) known.push(shape);
    shapes.set(name, known);
  }
  return Object.fromEntries(
    [...shapes].map(([name, known]) => [name, known.length === 1 && known[0] ? known[0] : { anyOf: known }]),
  );
}

/**
 * A line about a field that other layers declare; without a type it may have the options of any type. Figures and rollups
 * are for tables and mixins only: rights and links are decided by these.
 */
export const fieldLine = (types: readonly FieldType[]): JsonObject => {
  const names = types.map(({ name }) => name);
  const { figure: _figure, rollup: _rollup, ...options } = commonFieldOptions;
  return closed({ ...optionsOfKinds(types), ...options, type: oneOf(names, '字段类型') }, ['field']);
};

/**
 * A published layer over a table (`extension`, `design`, `globalDesign`): properties of the table, and field
 * lines. A line without a type may have the options of any type. The schema check then compares them with the
 * type of the weaker layer.
 */
export const layerMeta = (types: readonly FieldType[]): JsonObject =>
  closed({
    table: closed(tableProperties),
    fields: listOf(fieldLine(types), '字段，每行一个'),
  });
