import type { ConditionOperator } from '../../runtime/model/conditions/ConditionOperator.ts';
import type { RawCondition } from '../../runtime/model/conditions/drawn/drawnGroups.ts';
import { type ConditionSurface, offeredOperators } from '../../runtime/model/conditions/offeredOperators.ts';
import { operatorOfFilterType } from '../../runtime/model/conditions/operators/index.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';

/** What a condition says once another field is chosen for it, in the wire's keys: nothing of the one before is left. */
export const fieldKeys = (table: string, field: ResolvedField, surface: ConditionSurface): RawCondition => ({
  tableName: table,
  field: field.field,
  filterType: offeredOperators(field, surface)[0]?.sign ?? '=',
  value: '',
  rows: undefined,
  // Options of the field before, as other products keep them.
  data: undefined,
});

/** What changes of a condition once another comparison is chosen: the value stays where it takes the same. */
export function operatorKeys(
  { value }: RawCondition,
  before: ConditionOperator | undefined,
  sign: string,
): RawCondition {
  const takes = operatorOfFilterType(sign)?.takes;
  if (takes === before?.takes) return { filterType: sign };
  if (takes === 'none') return { filterType: sign, value: undefined };
  // One value is a list of one, and back.
  const values = Array.isArray(value) ? value : [value ?? ''];
  if (takes === 'many') return { filterType: sign, value: values.filter((one) => one !== '') };
  return { filterType: sign, value: takes === 'one' ? (values[0] ?? '') : '' };
}
