import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the files in a folder that were changed before `millis`; none when there is no such folder. */
export async function filesOlderThan(folder: string, millis: number): Promise<readonly string[]> {
  const old: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs < millis) old.push(name);
  }
  return old;
}
