import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders in a data directory: what a restore is writing, and what it has written completely. */
export const restoringFolder = 'restoring';
export const restoredFolder = 'restored';

/** Start of the name of the folder with a replaced database. */
const replacedStart = 'replaced-';

/**
 * Puts a completely restored embedded database and its files in place of those in a data directory, which must be locked. A restore
 * does so at its end; a start does it for one that was interrupted after it was complete. Every step can be repeated. Returns the
 * folder with the replaced database; undefined: there was none.
 */
export async function finishRestore(dataDirectory: string): Promise<string | undefined> {
  const restored = join(dataDirectory, restoredFolder);
  if (!existsSync(restored)) return undefined;
  const files = join(dataDirectory, 'files');
  await moveFiles(join(restored, 'files'), files);
  const [from, to] = [join(restored, 'db'), join(dataDirectory, 'db')];
  let replaced: string | undefined;
  if (existsSync(from)) {
    if (existsSync(to)) {
      replaced = join(dataDirectory, `${replacedStart}${new Date().toISOString().replaceAll(/[-:.]/g, '')}`);
      await mkdir(replaced, { mode: 0o700 });
      await rename(to, join(replaced, 'db'));
    }
    await rename(from, to);
  }
  await rm(restored, { recursive: true, force: true });
  return replaced;
}

/** Moves files into a folder and its subfolders, over those of the same name. */
async function moveFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true }))
    if (entry.isDirectory()) await moveFiles(join(from, entry.name), join(to, entry.name));
    else await rename(join(from, entry.name), join(to, entry.name));
}
