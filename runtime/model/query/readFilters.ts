import type { ResolvedTable } from '../ResolvedTable.ts';
import type { Clause, ClauseGroup, Ignored } from './Clause.ts';
import { filterOperator } from './operators.ts';
import { type QueryRules, queryLimits } from './QueryRules.ts';
import { ignore, type ReadClause, readClause } from './readClause.ts';
import { readPeriod } from './readPeriod.ts';

/** The groups of a query's `filters`; all of them must hold, with the wheres. */
export interface ReadFilters {
  readonly groups: readonly ClauseGroup[];
  readonly ignored: readonly Ignored[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the decoded `filters` (contract section 3): a list of `{field, filterType, value}`, all of which must hold, or of
 * groups `{tjzType: 'and' | 'or', tjOptions: [...]}`; both may be mixed. A group none of whose conditions can be used is
 * left out and its conditions reported.
 */
export function readFilters(table: ResolvedTable, filters: unknown, rules: QueryRules = {}): ReadFilters {
  if (filters === undefined || filters === null || filters === '') return { groups: [], ignored: [] };
  if (!Array.isArray(filters))
    return { groups: [], ignored: [ignore('', filters, 'query.notAList').ignored] };
  const limit = rules.limits?.clauses ?? queryLimits.clauses;
  const ignored: Ignored[] = [];
  let seen = 0;

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

  const plain: Clause[] = [];
  const groups: ClauseGroup[] = [];
  for (const entry of filters) {
    if (seen > limit) break;
    if (isObject(entry) && Array.isArray(entry.tjOptions)) {
      const clauses = entry.tjOptions.flatMap((condition) => readCondition(condition) ?? []);
      if (clauses.length > 0) groups.push({ type: entry.tjzType === 'or' ? 'or' : 'and', clauses });
      continue;
    }
    const clause = readCondition(entry);
    if (clause) plain.push(clause);
  }
  if (seen > limit) ignored.push(ignore('', `> ${limit}`, 'query.tooMany').ignored);
  return { groups: plain.length > 0 ? [{ type: 'and', clauses: plain }, ...groups] : groups, ignored };
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
    : readClause(table, { name, value, operator: operator.operator }, rules);
}
