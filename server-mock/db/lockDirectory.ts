import { ownDirectory } from './directoryOwner.ts';
import { type FileLock, lockFile } from './lockFile.ts';
import { makeDirectory, unusableDirectory } from './makeDirectory.ts';
import { thisProcess } from './runningProcess.ts';

/**
 * Locks the data directory for this process; creates it if needed. Two PGlites in one directory lose each other's
 * commits without an error. Two signs hold it: a lock file, which other hosts and containers see too, and one of the
 * operating system, which stays when the file is deleted. `onLost` runs within a second after the file was
 * deleted or replaced; the process must then stop at once. Throws a {@link StartRefusal} for a directory that
 * cannot be used.
 */
export async function lockDirectory(directory: string, onLost: () => void): Promise<FileLock> {
  makeDirectory(directory);
  const lock = takeFile(directory, onLost);
  if (!lock.ok) return lock;
  const owner = await ownDirectory(directory, thisProcess());
  if (owner.ok)
    return {
      ok: true,
      release: () => {
        owner.release();
        lock.release();
      },
    };
  lock.release();
  return owner;
}

function takeFile(directory: string, onLost: () => void): FileLock {
  try {
    return lockFile(directory, onLost);
  } catch (error) {
    throw unusableDirectory(directory, error);
  }
}
