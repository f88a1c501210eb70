import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of files in a folder last changed before `millis`; empty when the folder is missing. */
export async function filesOlderThan(folder: string, millis: number): Promise<readonly string[]> {
  const old: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs < millis) old.push(name);
  }
  return old;
}
