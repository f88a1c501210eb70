import type { SchemaKind } from '../../runtime/model/check/kinds/SchemaKind.ts';
import { formatOf } from '../../runtime/model/check/migrations.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** A version to store, in the current format of its kind. `name` is unique in it; `text` is stored byte for byte. */
export interface NewVersion {
  readonly kind: SchemaKind;
  readonly name: string;
  readonly text: string;
  readonly note?: string | undefined;
}

/** Who made a version, and when. */
export interface VersionStamp {
  readonly id: number;
  readonly realName: string;
  readonly now: string;
}

/**
 * Stores the next version of a name and returns its number, from 1. A stored version never changes. The caller locks
 * what the version is of: two calls at once would take one number, and the second would fail.
 */
export const storeVersion = async (
  tx: Queryable,
  { kind, name, text, note }: NewVersion,
  by: VersionStamp,
): Promise<number> => {
  const { rows } = await run(
    tx,
    sql`insert into "jig_schema_version" ("Kind", "Name", "Number", "Format", "Patch", "Note", "UserId", "UserName", "CreatedAt")
        select ${kind.name}, ${name}, coalesce(max("Number"), 0) + 1, ${formatOf(kind)}, ${text}, ${note ?? null}, ${by.id}, ${by.realName}, ${by.now}
        from "jig_schema_version" where "Kind" = ${kind.name} and "Name" = ${name} returning "Number"`,
  );
  return Number(rows[0]?.Number ?? 0);
};
