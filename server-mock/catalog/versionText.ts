import type { Queryable } from '../db/Database.ts';

const ofNumber =
  'select "Patch" from "jig_schema_version" where "Kind" = $1 and "Name" = $2 and "Number" = $3';

const newest =
  'select "Patch" from "jig_schema_version" where "Kind" = $1 and "Name" = $2 order by "Number" desc limit 1';

const textOf = (rows: readonly { readonly Patch?: unknown }[]): string | undefined =>
  rows[0] === undefined ? undefined : String(rows[0].Patch ?? '');

/** Stored text of one version; undefined: no such version. */
export const versionText = async (
  db: Queryable,
  kind: string,
  name: string,
  version: number,
): Promise<string | undefined> => textOf((await db.query(ofNumber, [kind, name, version])).rows);

/** Stored text of the newest version of a name; undefined: it has none. */
export const newestText = async (db: Queryable, kind: string, name: string): Promise<string | undefined> =>
  textOf((await db.query(newest, [kind, name])).rows);
