import { periodOf } from '../../../../expressions/index.ts';
import { columnTypes } from '../../fields/columnTypes/index.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { ConditionOperator } from '../ConditionOperator.ts';
import { dayAfter } from './dayEnd.ts';
import type { QueryRules } from './QueryRules.ts';
import { queryField } from './queryField.ts';
import { ignore, type ReadClause } from './readClause.ts';

/** Reads a date token of a filter as its days, seen from the clock reading of the rules; blank days are no clause. */
export function readPeriod(
  table: ResolvedTable,
  { name, value }: { readonly name: unknown; readonly value: unknown },
  { sign, takes }: ConditionOperator,
  rules: QueryRules,
): ReadClause {
  const blank = value === undefined || value === null || value === '';
  if (takes === 'days' && blank) return 'empty';
  const named = queryField(table, name, rules);
  if (!named.ok) return ignore(name, value, named.reason);
  const { valueType } = columnTypes[named.field.columnType];
  const period = rules.now && periodOf(sign, rules.now, takes === 'days' ? Number(value) : 0);
  if (!period || (valueType !== 'date' && valueType !== 'datetime'))
    return ignore(name, blank ? sign : value, 'query.invalidValue');
  return {
    clause: { field: named.field, operator: 'within', values: [period.from, dayAfter(period.to) ?? null] },
  };
}
