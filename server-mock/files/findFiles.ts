import { displayName } from '../../runtime/model/schema/displayName.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type FileRecord, fileRecordOf } from './FileRecord.ts';
import { serverIdOf } from './serverPath.ts';

/**
 * Finds files by path. The server id in the path names the upload; the last segment matters only when one upload has
 * several files.
 */
export async function findFiles(
  db: Queryable,
  paths: readonly string[],
): Promise<ReadonlyMap<string, FileRecord>> {
  const ids = new Set(paths.flatMap((path) => serverIdOf(path) ?? []));
  if (ids.size === 0) return new Map();
  const { rows } = await run(db, sql`select * from "jig_file" where "ServerId" = ${anyOf([...ids])}`);
  const records = rows.map(fileRecordOf);
  const found = new Map<string, FileRecord>();
  for (const path of paths) {
    const id = serverIdOf(path);
    const files = records.filter((file) => file.serverId === id);
    const file = files.length === 1 ? files[0] : files.find(({ name }) => name === displayName(path));
    if (file !== undefined) found.set(path, file);
  }
  return found;
}
