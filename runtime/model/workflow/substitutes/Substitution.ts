/** A substitute for a user on given days: a row of Sys_WorkFlowSubstitute. */
export interface Substitution {
  readonly userId: number;
  readonly substituteId: number;
  /** Days, `yyyy-MM-dd`, both included. */
  readonly from: string;
  readonly to: string;
  /** The only table it applies to; undefined: all tables. */
  readonly table: string | undefined;
}

/** A chain of substitutes, with the days and the table for which all its links apply. */
interface Way extends Pick<Substitution, 'from' | 'to' | 'table'> {
  readonly people: readonly number[];
}

/**
 * The cycle that an added substitution would close: `[甲, 乙, 甲]`; undefined when there is none.
 * A cycle needs a day and a table to which all its links apply. `others`: all other active substitutions.
 */
export const circleOf = (
  added: Substitution,
  others: readonly Substitution[],
): readonly number[] | undefined => {
  const { userId, substituteId, from, to, table } = added;
  const ways: Way[] = [{ people: [userId, substituteId], from, to, table }];
  const seen = new Set<string>();
  for (const way of ways) {
    const at = way.people.at(-1) ?? 0;
    if (at === userId) return way.people;
    const key = [at, way.from, way.to, way.table ?? ''].join('/');
    if (seen.has(key)) continue;
    seen.add(key);
    for (const link of others) {
      const next = link.userId === at ? meet(way, link) : undefined;
      if (next !== undefined) ways.push({ ...next, people: [...way.people, link.substituteId] });
    }
  }
  return undefined;
};

/** The days and table to which both apply. */
const meet = (
  one: Pick<Substitution, 'from' | 'to' | 'table'>,
  other: Substitution,
): Pick<Substitution, 'from' | 'to' | 'table'> | undefined => {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  if (from > to) return undefined;
  if (one.table !== undefined && other.table !== undefined && one.table !== other.table) return undefined;
  return { from, to, table: one.table ?? other.table };
};
