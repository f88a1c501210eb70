import { formDesign } from '../../runtime/model/check/kinds/formDesign.ts';
import type { SchemaKind } from '../../runtime/model/check/kinds/SchemaKind.ts';
import { userDesign } from '../../runtime/model/check/kinds/userDesign.ts';
import { type DesignRecord, publishedDesign } from '../../runtime/model/record/design/DesignRecord.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { newestNumbered } from '../catalog/readVersion.ts';
import type { Queryable } from '../db/Database.ts';

/** User whose design applies to all users. */
export const adminId = 1;

/** Id of a user's design of a table. */
export const designId = (table: string, userId: number): string => `${table} ${userId}`;

/** Table and user of such an id; undefined: no id of a design. */
export const partsOfDesignId = (
  id: string,
): { readonly table: string; readonly userId: number } | undefined => {
  const space = id.lastIndexOf(' ');
  const userId = Number(id.slice(space + 1));
  return space > 0 && Number.isInteger(userId) ? { table: id.slice(0, space), userId } : undefined;
};

/** Where versions of a user's design of a table are. The kind of user 1 is published, for all users. */
export const designVersions = (
  table: string,
  userId: number,
): { readonly kind: SchemaKind; readonly name: string } =>
  userId === adminId
    ? { kind: formDesign, name: table }
    : { kind: userDesign, name: designId(table, userId) };

/** The newest version of a user's design. */
interface NewestDesign {
  /** 0: none. */
  readonly number: number;
  /** Undefined: there is none, or it was reset. */
  readonly record: DesignRecord | undefined;
}

/** A user's design of a table and its version. */
export const newestDesign = async (db: Queryable, table: string, userId: number): Promise<NewestDesign> => {
  const { kind, name } = designVersions(table, userId);
  const { number, document } = await newestNumbered(db, kind.name, name);
  return { number, record: document && storedDesign(document) };
};

/** A user's design of a table. Undefined: none, or it was reset. */
export const readDesign = async (
  db: Queryable,
  table: string,
  userId: number,
): Promise<DesignRecord | undefined> => (await newestDesign(db, table, userId)).record;

/** The design of a version; undefined: the version is a reset, which is stored as an empty document. */
export const storedDesign = (patch: JsonObject): DesignRecord | undefined =>
  Object.keys(patch).length === 0 ? undefined : publishedDesign(patch);
