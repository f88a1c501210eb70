import { createHash } from 'node:crypto';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import type { Overlay } from './Overlay.ts';

/** Short fingerprint of published schemas. */
export const publishedMark = (overlays: readonly Pick<Overlay, 'kind' | 'name' | 'version'>[]): string =>
  createHash('sha256')
    .update(
      overlays
        .map(({ kind, name, version }) => `${kind} ${name} ${version}`)
        .toSorted()
        .join('\n'),
    )
    .digest('base64url')
    .slice(0, 12);

/** The fingerprint of the schemas in force in the database. */
export const markInForce = async (db: Queryable): Promise<string> => {
  const { rows } = await run(db, sql`select "Kind", "Name", "Number" from "jig_schema_overlay"`);
  return publishedMark(
    rows.map((row) => ({ kind: String(row.Kind), name: String(row.Name), version: Number(row.Number) })),
  );
};
