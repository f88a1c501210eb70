import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/Database.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import { formatTime } from '../time/formatTime.ts';

const settingId = 'fileStore';

export interface StoreOwner {
  readonly db: Database;
  readonly directory: string;
  /** The operator confirms that directory and database belong together (`FILES_ADOPT=1`). */
  readonly adopt: boolean;
}

/**
 * Checks that a directory of files belongs to this database: both store the same random id. Generates the id when
 * neither side has files of another. Returns an error message when they do not belong together.
 */
export async function claimFileStore({ db, directory, adopt }: StoreOwner): Promise<string | undefined> {
  const inDatabase = await readSetting(db, settingId);
  const inDirectory = read(directory);
  if (inDatabase !== undefined && inDatabase === inDirectory) return undefined;
  const contents = countContents(directory);
  const known = await countKnown(db);
  const isUnmarked = inDatabase === undefined && inDirectory === undefined;
  // Installations from before the id: one side may be empty, or the database lists files of this directory.
  const isConsistent =
    contents === 0
      ? known.all === 0 || isUnmarked
      : isUnmarked && (await isAnyKnown(db, directory, known.all));
  if (!isConsistent && !adopt) return mismatch(directory, contents, known.all);
  const id = randomUUID();
  const now = formatTime(new Date(), 'UTC');
  await writeSetting(db, { id: settingId, value: id, userId: 1, now });
  write(directory, id);
  return undefined;
}

const mismatch = (directory: string, contents: number, known: number): string =>
  [
    `目录 ${directory} 中的 ${contents} 个上传文件不属于此数据库（数据库登记了 ${known} 个）；未改动任何文件。请用 DATA_DIR 指定属于此数据库的目录，或确认无误后以 FILES_ADOPT=1 启动一次。`,
    `the ${contents} uploaded files in ${directory} do not belong to this database, which names ${known}; nothing was changed. Set DATA_DIR to the directory of this database, or start once with FILES_ADOPT=1 when they do belong together.`,
  ].join('\n');

async function countKnown(db: Database): Promise<{ readonly all: number }> {
  const { rows } = await db.query('select count(*)::integer as "All" from "jig_file"');
  return { all: Number(rows[0]?.All) };
}

/** Whether the database lists one of the files in the directory. */
async function isAnyKnown(db: Database, directory: string, known: number): Promise<boolean> {
  if (known === 0) return false;
  const { rows } = await db.query('select 1 from "jig_file" where "Id" = any($1) limit 1', [
    namesOf(directory),
  ]);
  return rows.length > 0;
}

const countContents = (directory: string): number => namesOf(directory).length;

/** Names of the stored files, which are in folders with two-character names. */
function namesOf(directory: string): readonly string[] {
  return foldersIn(directory).flatMap((folder) =>
    folder.length === 2 ? foldersIn(join(directory, folder)) : [],
  );
}

function foldersIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

const fileOf = (directory: string): string => join(directory, 'database-id');

function read(directory: string): string | undefined {
  try {
    return readFileSync(fileOf(directory), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

function write(directory: string, id: string): void {
  mkdirSync(directory, { recursive: true });
  const partial = `${fileOf(directory)}.partial`;
  writeFileSync(partial, `${id}\n`);
  renameSync(partial, fileOf(directory));
}
