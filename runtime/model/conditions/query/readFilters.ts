import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { ConditionEntry } from '../ConditionGroup.ts';
import { groupType } from '../groupType.ts';
import type { Clause, ClauseGroup, Ignored } from './Clause.ts';
import { filterOperator, takesMany } from './operators.ts';
import { type QueryRules, queryLimits } from './QueryRules.ts';
import { ignore, type ReadClause, readClause } from './readClause.ts';
import { readPeriod } from './readPeriod.ts';
import { isOfRows, readRowsEntry, rowsTree } from './readRowsFilter.ts';

/** The groups of a query's `filters`; all of them must hold, with the wheres. */
export interface ReadFilters {
  readonly groups: readonly ClauseGroup[];
  readonly ignored: readonly Ignored[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the decoded `filters`: a list of `{field, filterType, value}`, all of which must hold, or of groups `{tjzType: 'and'
 * | 'or', tjOptions: [...]}`; both may be mixed. A group none of whose conditions can be used is left out and its conditions
 * reported; so is a group joined by an unknown word. A condition with the `tableName` of a detail is one on its rows.
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
