import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** The version in force of a published schema. */
export interface Publication {
  readonly version: number;
  readonly userName: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly at: string;
}

/** Who published the versions in force of a kind, and when, by name. */
export const publicationsOf = async (
  db: Queryable,
  kind: string,
): Promise<ReadonlyMap<string, Publication>> => {
  const { rows } = await run(
    db,
    sql`select v."Name", v."Number", v."UserName", v."CreatedAt" from "jig_schema_overlay" o
        join "jig_schema_version" v on v."Kind" = o."Kind" and v."Name" = o."Name" and v."Number" = o."Number"
        where o."Kind" = ${kind}`,
  );
  return new Map(
    rows.map((row) => [
      String(row.Name),
      { version: Number(row.Number), userName: String(row.UserName), at: String(row.CreatedAt) },
    ]),
  );
};
