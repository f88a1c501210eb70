import { periodOf, type Tree } from '../../../../expressions/index.ts';
import { dayAfter } from '../../fields/columnTypes/dayText.ts';
import { columnTypes } from '../../fields/columnTypes/index.ts';
import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { isObject } from '../../schema/Json.ts';
import { type ConditionEntry, groupType } from '../ConditionGroup.ts';
import type { ConditionOperator } from '../ConditionOperator.ts';
import { groupsToTree } from '../groupsToTree.ts';
import { readEntry } from '../readEntry.ts';
import type { Clause, ClauseGroup, Ignored } from './Clause.ts';
import { filterOperator, takesMany } from './operators.ts';
import { type QueryRules, queryLimits } from './QueryRules.ts';
import { queryField } from './queryField.ts';
import { ignore, type ReadClause, readClause } from './readClause.ts';

/** Filter groups of a query. All must hold, together with the where clauses. */
interface ReadFilters {
  readonly groups: readonly ClauseGroup[];
  readonly ignored: readonly Ignored[];
}

/**
 * Reads the decoded `filters`: conditions `{field, filterType, value}`, groups `{tjzType: 'and' | 'or',
 * tjOptions: [...]}`, or both. All must hold. A condition whose `tableName` is a detail tests its rows. A
 * group with no usable condition or an unknown joining word is left out and reported.
 */
export function readFilters(table: ResolvedTable, filters: unknown, rules: QueryRules = {}): ReadFilters {
  if (filters === undefined || filters === null || filters === '') return { groups: [], ignored: [] };
  if (!Array.isArray(filters))
    return { groups: [], ignored: [ignore('', filters, 'query.notAList').ignored] };
  const limit = rules.limits?.clauses ?? queryLimits.clauses;
  const ignored: Ignored[] = [];
  let seen = 0;

  const doc = { main: table, details: rules.details ?? [] };
  const rowsOf = (condition: unknown): readonly ConditionEntry[] | undefined => {
    if (!isObject(condition) || !isOfRows(condition, table.table)) return undefined;
    seen += 1;
    if (seen > limit) return [];
    const read = readRowsEntry(condition, doc, rules);
    ignored.push(...read.ignored);
    return read.entries;
  };
  const readGroup = (type: 'and' | 'or', conditions: readonly unknown[]): void => {
    const clauses: Clause[] = [];
    const rows: ConditionEntry[] = [];
    for (const condition of conditions) {
      const entries = rowsOf(condition);
      const clause = entries === undefined ? readCondition(condition) : undefined;
      if (clause) clauses.push(clause);
      rows.push(...(entries ?? []));
    }
    if (clauses.length === 0 && rows.length === 0) return;
    groups.push({ type, clauses, ...(rows.length > 0 && { rows: rowsTree(type, rows, doc) }) });
  };
  const readCondition = (condition: unknown): Clause | undefined => {
    seen += 1;
    if (seen > limit) return undefined;
    if (!isObject(condition)) {
      ignored.push(ignore('', condition, 'query.notAClause').ignored);
      return undefined;
    }
    const read = readComparison(table, condition, rules);
    if (read === 'empty') return undefined;
    if ('clause' in read) return read.clause;
    ignored.push(read.ignored);
    return undefined;
  };

  const groups: ClauseGroup[] = [];
  const isGroup = (entry: unknown): entry is { tjzType?: unknown; tjOptions: readonly unknown[] } =>
    isObject(entry) && Array.isArray(entry.tjOptions);
  readGroup(
    'and',
    filters.filter((entry) => !isGroup(entry)),
  );
  for (const [index, entry] of filters.entries()) {
    if (seen > limit || !isGroup(entry)) continue;
    const type = groupType(entry.tjzType);
    if (type !== undefined) readGroup(type, entry.tjOptions);
    else ignored.push(ignore(`filters/${index}/tjzType`, entry.tjzType, 'query.unknownGroup').ignored);
  }
  if (seen > limit) ignored.push(ignore('', `> ${limit}`, 'query.tooMany').ignored);
  return { groups, ignored };
}

function readComparison(
  table: ResolvedTable,
  { field: name, value, filterType }: Readonly<Record<string, unknown>>,
  rules: QueryRules,
): ReadClause {
  const operator = filterOperator(filterType);
  if (operator === undefined) return ignore(name, filterType, 'query.unknownOperator');
  return operator.operator === 'within'
    ? readPeriod(table, { name, value }, operator, rules)
    : readClause(
        table,
        { name, value, operator: operator.operator, isList: takesMany(operator.operator) },
        rules,
      );
}

/** Reads a date token as a range of days relative to `rules.now`. A blank count of days is no clause. */
function readPeriod(
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

type Raw = Readonly<Record<string, unknown>>;

/** Conditions on detail rows, and the parts that cannot be used. */
interface ReadRows {
  readonly entries: readonly ConditionEntry[];
  readonly ignored: readonly Ignored[];
}

/** True when a filter condition tests rows of a detail. */
function isOfRows({ tableName, field }: Raw, main: string): boolean {
  const [table = ''] = typeof field === 'string' && field.includes('.') ? field.split('.', 1) : [tableName];
  return (
    typeof table === 'string' && table.trim() !== '' && table.trim().toLowerCase() !== main.toLowerCase()
  );
}

/**
 * Reads one condition on detail rows. Reports unusable tables, fields, operators and values, and fields the
 * user may not read.
 */
function readRowsEntry(raw: Raw, doc: DocumentTable, { readableRows }: QueryRules): ReadRows {
  const name = [raw.tableName, raw.field].filter((part) => typeof part === 'string' && part !== '').join('.');
  const read = readEntry(raw, doc, undefined, '');
  if ('issue' in read) {
    const { rule } = read.issue;
    // As in other filters, an empty value asks for nothing; `in` with an empty list never holds.
    if (rule === 'condition.valueMissing')
      return { entries: raw.filterType === 'in' ? [neverHolds] : [], ignored: [] };
    const isOperator = rule === 'condition.unknownOperator';
    const value = isOperator ? raw.filterType : rule === 'condition.unknownRows' ? raw.rows : raw.value;
    return { entries: [], ignored: [ignore(name, value, reasons[rule] ?? 'query.invalidValue').ignored] };
  }
  const { tableName = '', field } = read.entry;
  if (readableRows?.get(tableName)?.has(field) === false)
    return { entries: [], ignored: [ignore(name, raw.value, 'query.forbiddenField').ignored] };
  return { entries: [read.entry], ignored: [] };
}

/** An entry that never holds: `groupsToTree` finds no operator in it. */
const neverHolds: ConditionEntry = { field: '', filterType: '' };

/**
 * Builds the condition of one group on detail rows. In an `and` group the same row must fulfil all conditions
 * of a detail; in an `or` group any row may fulfil one.
 */
function rowsTree(type: 'and' | 'or', entries: readonly ConditionEntry[], doc: DocumentTable): Tree {
  return groupsToTree([{ tjzType: type, tjOptions: entries }], doc);
}

const reasons: Readonly<Record<string, string>> = {
  'condition.unknownTable': 'query.unknownField',
  'condition.unknownField': 'query.unknownField',
  'condition.unknownOperator': 'query.unknownOperator',
  'condition.misfit': 'query.unknownOperator',
  'condition.unknownRows': 'query.unknownRows',
};
