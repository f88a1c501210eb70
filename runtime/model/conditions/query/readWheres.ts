import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { isObject } from '../../schema/Json.ts';
import type { Clause, Ignored } from './Clause.ts';
import { operatorOf } from './operators.ts';
import { type QueryRules, queryLimits } from './QueryRules.ts';
import { ignore, readClause } from './readClause.ts';

/** Where clauses of a query, all of which must hold, and the ignored parts. */
interface ReadWheres {
  readonly clauses: readonly Clause[];
  readonly ignored: readonly Ignored[];
}

/**
 * Operators for which an empty list matches nothing. A cleared search box sends `selectList` and searches
 * nothing.
 */
const listWords: ReadonlySet<unknown> = new Set(['in', 'notIn']);

/**
 * Reads the decoded `wheres` of a Page call, `[{name, value, displayType}]`. Unknown, forbidden and unusable
 * parts are reported in `ignored`.
 */
export function readWheres(table: ResolvedTable, wheres: unknown, rules: QueryRules = {}): ReadWheres {
  if (wheres === undefined || wheres === null || wheres === '') return { clauses: [], ignored: [] };
  if (!Array.isArray(wheres)) return { clauses: [], ignored: [ignore('', wheres, 'query.notAList').ignored] };
  const limit = rules.limits?.clauses ?? queryLimits.clauses;
  const clauses: Clause[] = [];
  const ignored: Ignored[] = [];
  for (const where of wheres.slice(0, limit)) {
    const read = isObject(where)
      ? readClause(
          table,
          {
            name: where.name,
            value: where.value,
            operator: operatorOf(where.displayType),
            isList: listWords.has(where.displayType),
          },
          rules,
        )
      : ignore('', where, 'query.notAClause');
    if (read === 'empty') continue;
    if ('clause' in read) clauses.push(read.clause);
    else ignored.push(read.ignored);
  }
  if (wheres.length > limit) ignored.push(ignore('', `${wheres.length} > ${limit}`, 'query.tooMany').ignored);
  return { clauses, ignored };
}
