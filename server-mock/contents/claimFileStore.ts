import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../db/Database.ts';
import { readSetting } from '../db/settings.ts';
import { formatTime } from '../time/formatTime.ts';
import type { FileStore } from './FileStore.ts';

const settingId = 'fileStore';

/** Mark of a store into which a restore or a move writes. */
export const unfinished = 'unfinished';

/** Contents that are looked at to see whether a store is empty, or has files of a database. */
const mostSeen = 1000;

export interface StoreOwner {
  readonly db: Database;
  readonly store: FileStore;
  /** The operator confirms that store and database belong together (`FILES_ADOPT=1`). */
  readonly adopt: boolean;
}

/**
 * Checks that the files of a store belong to this database: both hold the same random id. Generates a new one when neither side has files of
 * another; of processes that start together one does, and the others take it over. Returns an error message when they do not belong together.
 */
export async function claimFileStore({ db, store, adopt }: StoreOwner): Promise<string | undefined> {
  const { mark } = store;
  const inDatabase = await readSetting(db, settingId);
  const known = await countKnown(db);
  if (mark === undefined) {
    if (inDatabase === undefined || known === 0 || adopt) return forget(db);
    return notMoved(store.shown, known);
  }
  const inStore = await mark.read();
  if (inDatabase !== undefined && inDatabase === inStore) return undefined;
  const contents = await idsOf(store);
  const isUnmarked = inDatabase === undefined && inStore === undefined;
  // Installations from before the id: one side may be empty, or the database lists files of this store.
  const isConsistent =
    contents.length === 0
      ? known === 0 || (isUnmarked && store.predatesMarks)
      : isUnmarked && (await isAnyKnown(db, contents));
  if (!isConsistent && !adopt)
    return contents.length === 0
      ? notMoved(store.shown, known)
      : mismatch(store.shown, contents.length, known);
  await mark.write(await newId(db, inDatabase));
  return undefined;
}

/**
 * Gives a database a new id for its store, so that no other database goes with the store any more. The answer writes it into the store;
 * call it after the commit.
 */
export async function tieStore(db: Queryable, { mark }: FileStore): Promise<() => Promise<void>> {
  if (mark === undefined) {
    await forget(db);
    return async () => undefined;
  }
  const id = await newId(db, await readStoreId(db));
  return () => mark.write(id);
}

/** The id that a database has in common with its store; undefined: none, or the contents are in the database. */
export const readStoreId = (db: Queryable): Promise<string | undefined> => readSetting(db, settingId);

/** Whether a store is empty, or belongs to a database of one of these ids. */
export async function isFreeFor(store: FileStore, ids: readonly (string | undefined)[]): Promise<boolean> {
  if (store.mark === undefined) return true;
  const inStore = await store.mark.read();
  if (inStore !== undefined && inStore !== unfinished) return ids.includes(inStore);
  if (inStore === unfinished) return true;
  for await (const _ of store.list()) return false;
  return true;
}

/** A new id of the database in place of the one `before`; of several processes that ask at once all get the same. */
async function newId(db: Queryable, before: string | undefined): Promise<string> {
  const now = formatTime(new Date(), 'UTC');
  await (before === undefined
    ? db.query(
        `insert into "jig_setting" ("Id", "Value", "UserId", "ChangedAt") values ($1, $2, 1, $3) on conflict ("Id") do nothing`,
        [settingId, randomUUID(), now],
      )
    : db.query(`update "jig_setting" set "Value" = $1, "ChangedAt" = $2 where "Id" = $3 and "Value" = $4`, [
        ...[randomUUID(), now, settingId, before],
      ]));
  return (await readSetting(db, settingId)) ?? '';
}

async function forget(db: Queryable): Promise<undefined> {
  await db.query('delete from "jig_setting" where "Id" = $1', [settingId]);
}

const mismatch = (place: string, contents: number, known: number): string => {
  const n = contents < mostSeen ? String(contents) : `${mostSeen}+`;
  return [
    `${place} 中的 ${n} 个上传文件不属于此数据库（数据库登记了 ${known} 个）；未改动任何文件。请用 DATA_DIR、FILES_DIR 或 FILES_S3 指定属于此数据库的位置，或确认无误后以 FILES_ADOPT=1 启动一次。`,
    `the ${n} uploaded files in ${place} do not belong to this database, which names ${known}; nothing was changed. Set DATA_DIR, FILES_DIR or FILES_S3 to the place of this database, or start once with FILES_ADOPT=1 when they do belong together.`,
  ].join('\n');
};

const notMoved = (place: string, known: number): string =>
  [
    `此数据库登记的 ${known} 个上传文件不在 ${place} 中；未改动任何文件。请先用 npm run -s migrate -- files:... 把文件搬过去（见 docs/operate.md），或改回原来的 DATA_DIR、FILES_DIR 或 FILES_S3；确认无误时以 FILES_ADOPT=1 启动一次。`,
    `the ${known} uploaded files that this database names are not in ${place}; nothing was changed. Move them first with npm run -s migrate -- files:... (docs/operate.md), or set DATA_DIR, FILES_DIR or FILES_S3 back; start once with FILES_ADOPT=1 when they do belong together.`,
  ].join('\n');

async function countKnown(db: Queryable): Promise<number> {
  const { rows } = await db.query('select count(*)::integer as "All" from "jig_file"');
  return Number(rows[0]?.All);
}

/** Whether the database lists one of these files. */
async function isAnyKnown(db: Queryable, ids: readonly string[]): Promise<boolean> {
  const { rows } = await db.query('select 1 from "jig_file" where "Id" = any($1) limit 1', [ids]);
  return rows.length > 0;
}

/** Ids of stored files, at most {@link mostSeen}. */
async function idsOf(store: FileStore): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { id } of store.list()) {
    ids.push(id);
    if (ids.length === mostSeen) break;
  }
  return ids;
}
