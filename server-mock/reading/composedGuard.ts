import type { HiddenCells, ReadGuard } from '../context/ReadGuard.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/**
 * One guard of several: a row must be in the scope of each, what any of them hides is hidden, and who takes part in a
 * document by any of them may read it.
 */
export const composedGuard = (guards: readonly ReadGuard[]): ReadGuard => {
  const [only, ...others] = guards;
  if (only !== undefined && others.length === 0) return only;
  return {
    scope(user, table, now, locale) {
      const scopes = guards.flatMap((guard) => guard.scope(user, table, now, locale) ?? []);
      return scopes.length === 0 ? undefined : sql.join(scopes.map(bracketed), sql` and `);
    },
    participation(call, table) {
      const all = guards.flatMap((guard) => guard.participation(call, table) ?? []);
      return all.length === 0 ? undefined : sql.join(all.map(bracketed), sql` or `);
    },
    async hiddenCells(db, call) {
      const all: HiddenCells[] = [];
      for (const guard of guards) {
        const cells = await guard.hiddenCells(db, call);
        if (cells !== undefined) all.push(cells);
      }
      return all.length === 0 ? undefined : (table) => merged(all.flatMap((cells) => cells(table) ?? []));
    },
    dependsOn: [...new Set(guards.flatMap(({ dependsOn }) => dependsOn))],
    async hiddenOfDocument(db, call, table, key, bySeat) {
      const hidden = new Set<string>();
      for (const guard of guards)
        for (const field of await guard.hiddenOfDocument(db, call, table, key, bySeat)) hidden.add(field);
      return hidden;
    },
    async hiddenOfRows(db, call, table, keys) {
      const hidden = new Map<string, readonly string[]>();
      for (const guard of guards)
        for (const [key, fields] of await guard.hiddenOfRows(db, call, table, keys))
          hidden.set(key, [...new Set([...(hidden.get(key) ?? []), ...fields])]);
      return hidden;
    },
    async hiddenColumns(db, call) {
      const hidden = new Set<string>();
      for (const guard of guards)
        for (const column of await guard.hiddenColumns(db, call)) hidden.add(column);
      return hidden;
    },
  };
};

const bracketed = (fragment: Fragment): Fragment => sql`(${fragment})`;

/** A cell is hidden where any of the conditions on its column holds. */
const merged = (
  maps: readonly ReadonlyMap<string, Fragment>[],
): ReadonlyMap<string, Fragment> | undefined => {
  if (maps.length === 0) return undefined;
  const byColumn = new Map<string, Fragment>();
  for (const [column, condition] of maps.flatMap((map) => [...map])) {
    const known = byColumn.get(column);
    byColumn.set(column, known === undefined ? condition : sql`(${known} or ${condition})`);
  }
  return byColumn;
};
