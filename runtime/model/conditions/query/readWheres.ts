import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { isObject } from '../../schema/Json.ts';
import type { Clause, Ignored } from './Clause.ts';
import { operatorOf } from './operators.ts';
import { type QueryRules, queryLimits } from './QueryRules.ts';
import { ignore, readClause } from './readClause.ts';

/** A query's where clauses (all must hold) and what of it was not used. */
interface ReadWheres {
  readonly clauses: readonly Clause[];
  readonly ignored: readonly Ignored[];
}

/** Words of a program; a search box that was cleared sends its own word (`selectList`) and asks for nothing. */
const listWords: ReadonlySet<unknown> = new Set(['in', 'notIn']);

/**
 * Reads the decoded `wheres` of a Page call, `[{name, value, displayType}]`. Nothing sent is no clause. Unknown, forbidden
 * and unusable parts are reported in `ignored`.
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
