import { kindNamed } from '../../runtime/model/check/kinds/schemaKinds.ts';
import { upgrade } from '../../runtime/model/check/migrations.ts';
import { asObject, type JsonObject } from '../../runtime/model/schema/Json.ts';
import { parseJson } from '../../runtime/wire/parseJson.ts';
import type { Queryable } from '../db/Database.ts';

/** A row of stored versions. */
interface VersionRow {
  readonly Patch?: unknown;
  /** Null: format 1, from before versions had one. */
  readonly Format?: unknown;
}

/**
 * The document of a stored version in the current format of its kind. Undefined: the text is damaged, or of a newer
 * format than this server knows.
 */
export const versionOf = (kind: string, row: VersionRow | undefined): JsonObject | undefined => {
  const parsed = parseJson(String(row?.Patch ?? ''));
  const document = parsed.ok ? asObject(parsed.value) : undefined;
  const known = kindNamed(kind);
  return document && known ? upgrade(known, document, Number(row?.Format ?? 1)) : document;
};

const ofNumber =
  'select "Patch", "Format" from "jig_schema_version" where "Kind" = $1 and "Name" = $2 and "Number" = $3';

const newest =
  'select "Number", "Patch", "Format" from "jig_schema_version" where "Kind" = $1 and "Name" = $2 order by "Number" desc limit 1';

/** One version of a name; undefined: there is none that can be read. */
export const readVersion = async (
  db: Queryable,
  kind: string,
  name: string,
  version: number,
): Promise<JsonObject | undefined> =>
  versionOf(kind, (await db.query(ofNumber, [kind, name, version])).rows[0]);

/** Number and document of the newest version of a name: 0 where there is none, no document where it cannot be read. */
export const newestNumbered = async (
  db: Queryable,
  kind: string,
  name: string,
): Promise<{ readonly number: number; readonly document: JsonObject | undefined }> => {
  const [row] = (await db.query(newest, [kind, name])).rows;
  return { number: Number(row?.Number ?? 0), document: versionOf(kind, row) };
};

/** The newest version of a name; undefined: there is none that can be read. */
export const newestVersion = async (
  db: Queryable,
  kind: string,
  name: string,
): Promise<JsonObject | undefined> => (await newestNumbered(db, kind, name)).document;
