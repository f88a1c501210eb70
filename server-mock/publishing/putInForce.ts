import type { SchemaKind } from '../../runtime/model/check/kinds/SchemaKind.ts';
import type { PublishBody } from '../../runtime/wire/schemas/SchemaVersion.ts';
import { storeVersion, type VersionStamp } from '../catalog/storeVersion.ts';
import { keyOf } from '../catalog/systemTables.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Stores the next version of a checked schema and makes it current. Returns its number. */
export const putInForce = async (
  tx: Queryable,
  schemaKind: SchemaKind,
  { kind, name, patch, note }: PublishBody,
  by: VersionStamp,
): Promise<number> => {
  const text = JSON.stringify(patch);
  const next = await storeVersion(tx, { kind: schemaKind, name, text, note }, by);
  await run(
    tx,
    sql`insert into "jig_schema_overlay" ("Id", "Kind", "Name", "Number") values (${keyOf(kind, name)}, ${kind}, ${name}, ${next})
        on conflict ("Id") do update set "Number" = excluded."Number"`,
  );
  return next;
};
