import type { ConditionOperator } from '../../runtime/model/conditions/ConditionOperator.ts';
import type { RawCondition } from '../../runtime/model/conditions/drawn/drawnGroups.ts';
import { type ConditionSurface, offeredOperators } from '../../runtime/model/conditions/offeredOperators.ts';
import { operatorOfFilterType } from '../../runtime/model/conditions/operators/index.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';

/**
 * Keys of a condition after the user chose another field, in wire format. Resets everything of the previous
 * field.
 */
export const fieldKeys = (table: string, field: ResolvedField, surface: ConditionSurface): RawCondition => ({
  tableName: table,
  field: field.field,
  filterType: offeredOperators(field, surface)[0]?.sign ?? '=',
  value: '',
  rows: undefined,
  // Options of the previous field, which other products store here.
  data: undefined,
});

/**
 * Keys of a condition that change with its operator. The value stays if the new operator takes the same kind.
 */
export function operatorKeys(
  { value }: RawCondition,
  before: ConditionOperator | undefined,
  sign: string,
): RawCondition {
  const takes = operatorOfFilterType(sign)?.takes;
  if (takes === before?.takes) return { filterType: sign };
  if (takes === 'none') return { filterType: sign, value: undefined };
  // Converts a single value to a list, or back.
  const values = Array.isArray(value) ? value : [value ?? ''];
  if (takes === 'many') return { filterType: sign, value: values.filter((one) => one !== '') };
  return { filterType: sign, value: takes === 'one' ? (values[0] ?? '') : '' };
}
