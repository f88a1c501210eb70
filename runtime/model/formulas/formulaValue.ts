import { type Data, type Program, type RunOptions, round, type Scope } from '../../../expressions/index.ts';
import { scaleOf } from '../fields/columnTypes/decimal.ts';
import { columnTypes } from '../fields/columnTypes/index.ts';
import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { Cell } from '../schema/Row.ts';

/** A formula's value as its field stores it; an error answers null (`compute` reports it). */
export function formulaValue(
  field: ResolvedField,
  program: Program,
  scope: Scope,
  options?: RunOptions,
): Cell {
  const answer = program.run(scope, options);
  return answer.ok ? typedResult(field, answer.value) : null;
}

/**
 * Gives a result the type of its field: numbers are rounded to the field's decimals, half away from zero,
 * whole number columns to none. What the field cannot read is null.
 */
export function typedResult(field: ResolvedField, result: Data): Cell {
  if (result === null || result === '') return field.kind.empty;
  const fixed = columnTypes[field.columnType].valueType === 'number' ? rounded(field, result) : result;
  const parsed = field.kind.parse(fixed, field);
  return parsed.ok ? parsed.value : null;
}

function rounded(field: ResolvedField, result: Data): Data {
  return round(result, field.columnType === 'decimal' ? scaleOf(field) : 0) ?? result;
}
