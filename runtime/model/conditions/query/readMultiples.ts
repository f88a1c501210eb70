import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Operator } from '../../fields/types/FieldType.ts';
import { isObject } from '../../schema/Json.ts';
import type { Clause, ClauseGroup, Ignored } from './Clause.ts';
import type { QueryRules } from './QueryRules.ts';
import { queryField } from './queryField.ts';
import { ignore, readClause, shownValue } from './readClause.ts';

/** A quick search over several fields. The group is undefined when nothing is searched. */
interface ReadMultiples {
  readonly group: ClauseGroup | undefined;
  readonly ignored: readonly Ignored[];
}

/** Distinct field names of a quick search, at most `limit`. Undefined when no field is named. */
export const searchedNames = (fields: unknown, limit: number): readonly unknown[] | undefined => {
  const sent = Array.isArray(fields) ? fields : typeof fields === 'string' ? fields.split(',') : [];
  const names = [...new Set(sent)].filter((name) => name !== '').slice(0, limit);
  return names.length === 0 ? undefined : names;
};

/**
 * Reads the decoded `multiples`, `{fields, value}`: any of the fields may match. Text matches by part, a field with a
 * dictionary by its label (`rules.labelled`), other columns by equality. A value that does not fit a column
 * never matches it. Unknown and forbidden fields are reported. Without usable fields nothing is searched.
 */
export function readMultiples(
  table: ResolvedTable,
  multiples: unknown,
  rules: QueryRules = {},
): ReadMultiples {
  if (multiples === undefined || multiples === null || multiples === '')
    return { group: undefined, ignored: [] };
  if (!isObject(multiples))
    return { group: undefined, ignored: [ignore('', multiples, 'query.notAClause').ignored] };
  const ignored: Ignored[] = [];
  const clauses: Clause[] = [];
  let usable = 0;
  const names = searchedNames(multiples.fields, table.fields.length);
  if (names === undefined) {
    const { fields, value } = multiples;
    const asksNothing = value === undefined || value === null || value === '';
    return {
      group: undefined,
      ignored: asksNothing ? [] : [ignore('multiples/fields', fields, 'query.unreadable').ignored],
    };
  }
  for (const name of names) {
    const named = queryField(table, name, rules);
    if (!named.ok) {
      ignored.push(ignore(name, multiples.value, named.reason).ignored);
      continue;
    }
    const keys = rules.labelled?.get(named.field.field);
    if (keys !== undefined) {
      usable += 1;
      const read = readClause(table, { name, value: keys, operator: 'in', isList: true }, rules);
      if (read !== 'empty' && 'ignored' in read)
        ignored.push({ ...read.ignored, value: shownValue(multiples.value) });
      else if (read !== 'empty' && keys.length > 0) clauses.push(read.clause);
      continue;
    }
    const operator: Operator = named.field.columnType === 'string' ? 'like' : 'equal';
    const read = readClause(table, { name, value: multiples.value, operator }, rules);
    if (read === 'empty') return { group: undefined, ignored };
    usable += 1;
    if ('clause' in read) clauses.push(read.clause);
  }
  return { group: usable > 0 ? { type: 'or', clauses } : undefined, ignored };
}
