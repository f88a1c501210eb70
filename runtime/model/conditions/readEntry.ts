import type { Data } from '../../../expressions/index.ts';
import { columnTypes } from '../fields/columnTypes/index.ts';
import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { MessageKey } from '../messages/index.ts';
import { didYouMean } from '../schema/didYouMean.ts';
import type { Issue } from '../schema/Issue.ts';
import type { ConditionEntry, RowsOf } from './ConditionGroup.ts';
import type { ConditionOperator } from './ConditionOperator.ts';
import { conditionField, conditionTable } from './conditionField.ts';
import { conditionValue } from './conditionValue.ts';
import { type ConditionSurface, offeredOperators } from './offeredOperators.ts';
import { operatorOfFilterType } from './operators/index.ts';

/** Result of reading one condition: the normalised entry, or the reason it cannot be used. */
type EntryRead = { readonly entry: ConditionEntry } | { readonly issue: Issue };

type Raw = Readonly<Record<string, unknown>>;

/** Reads one stored condition. `path` is its JSON pointer. */
export function readEntry(
  raw: Raw,
  doc: DocumentTable,
  surface: ConditionSurface | undefined,
  path: string,
): EntryRead {
  const [tableName, name] = namesOf(raw);
  if (!isWord(raw.tableName))
    return unknown('condition.unknownTable', `${path}/tableName`, shown(raw.tableName), []);
  const named = conditionTable(doc, tableName);
  if (named === undefined)
    return unknown(
      'condition.unknownTable',
      `${path}/tableName`,
      tableName,
      doc.details.map(({ table }) => table.table),
    );
  if (name.trim() === '')
    return {
      issue: { path: `${path}/field`, rule: 'condition.fieldMissing', params: {}, severity: 'error' },
    };
  const field = conditionField(named.table, name);
  if (field === undefined)
    return unknown('condition.unknownField', `${path}/field`, name, namesIn(named.table), {
      table: named.table.cnName,
    });
  const operator = isWord(raw.filterType) ? operatorOfFilterType(textOf(raw.filterType) || '=') : undefined;
  if (operator?.node === undefined && !(operator !== undefined && surface === 'view'))
    return refused('condition.unknownOperator', `${path}/filterType`, field, {
      value: shown(raw.filterType),
    });
  const rows = named.detail === undefined ? undefined : rowsNamed(raw.rows);
  if (rows === 'unknown')
    return refused('condition.unknownRows', `${path}/rows`, field, { value: shown(raw.rows) });
  const misfit = misfitOf(operator, field, surface, rows);
  if (misfit !== undefined) return refused(misfit, `${path}/filterType`, field, { operator: operator.sign });
  const value = conditionValue[operator.takes](raw.value, field, operator.operator.startsWith('like'));
  if (value === 'missing') return refused('condition.valueMissing', `${path}/value`, field);
  if ('unfit' in value)
    return refused('condition.invalidValue', `${path}/value`, field, { value: value.unfit });
  return {
    entry: {
      ...(named.detail === undefined ? {} : { tableName: named.detail }),
      ...(rows === undefined || rows === 'any' ? {} : { rows }),
      field: field.field,
      filterType: operator.sign,
      ...valued(operator, value.value),
    },
  };
}

function valued({ takes }: ConditionOperator, value: Data): Pick<ConditionEntry, 'value'> {
  return takes === 'none' ? {} : { value };
}

/** A detail column may also be written `OrderList.Qty`. */
function namesOf({ tableName, field }: Raw): readonly [table: string, field: string] {
  const name = textOf(field);
  const dot = name.indexOf('.');
  return dot < 0 ? [textOf(tableName), name] : [name.slice(0, dot), name.slice(dot + 1)];
}

const rowsNames: readonly RowsOf[] = ['any', 'all', 'none', 'sum'];

/** Reads how rows fulfil the condition; `any` by default. */
function rowsNamed(name: unknown): RowsOf | 'unknown' {
  if (name === undefined || name === null || name === '') return 'any';
  return rowsNames.find((known) => known === name) ?? 'unknown';
}

/** Why the operator does not fit the field. A total is compared as a number. */
function misfitOf(
  operator: ConditionOperator,
  field: ResolvedField,
  surface: ConditionSurface | undefined,
  rows: RowsOf | undefined,
): MessageKey | undefined {
  const type = columnTypes[field.columnType].valueType;
  const dated = type === 'date' || type === 'datetime';
  const summed = rows === 'sum' && (type !== 'number' || !comparesTotals.has(operator.operator));
  if (summed || (operator.operator === 'within' && !dated)) return 'condition.misfit';
  if (type === 'boolean' && ordersValues.has(operator.operator)) return 'condition.misfit';
  if (surface === undefined || rows === 'sum') return undefined;
  return offeredOperators(field, surface).includes(operator) ? undefined : 'condition.notOffered';
}

const ordersValues: ReadonlySet<string> = new Set(['gt', 'thanorequal', 'lt', 'lessorequal']);
const comparesTotals: ReadonlySet<string> = new Set([
  ...ordersValues,
  'equal',
  'notEqual',
  'empty',
  'notEmpty',
]);

function namesIn(table: ResolvedTable): readonly string[] {
  return table.fields.flatMap(({ field, title }) => [field, title]);
}

/** True for text and for a missing value. */
function isWord(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

/** The sent value, cut to a readable length. */
function shown(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 100);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function refused(
  rule: MessageKey,
  path: string,
  field: ResolvedField,
  params: Issue['params'] = {},
): EntryRead {
  return { issue: { path, rule, params: { title: field.title, ...params }, severity: 'error' } };
}

function unknown(
  rule: MessageKey,
  path: string,
  name: string,
  known: readonly string[],
  params: Issue['params'] = {},
): EntryRead {
  const meant = didYouMean(name, known);
  const issue: Issue = { path, rule, params: { ...params, name }, severity: 'error' };
  return { issue: meant === undefined ? issue : { ...issue, fix: { title: meant, value: meant } } };
}
