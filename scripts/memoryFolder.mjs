// Gives the tests a temporary folder in memory where the machine has room for it.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes that must be free in the folder's file system, and as memory: a run fills 8 GB of files, and its processes take 4. */
const roomNeeded = 14 * 1024 ** 3;

/** Beginning of the names of our folders; the process that uses one follows. */
const prefix = 'jig-tests-';

/** Whether a file system of /proc/mounts may hold programs. A container often forbids it. */
const mayHoldPrograms = (mounts, place) =>
  mounts
    .split('\n')
    .map((line) => line.split(' '))
    .some(
      ([, at, kind, options = '']) =>
        at === place && kind === 'tmpfs' && !options.split(',').includes('noexec'),
    );

/** Free bytes of the file system of a folder. */
function roomOf(place) {
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes what a killed run left: it would hold memory until the machine starts again. */
function removeForgotten(place) {
  for (const name of readdirSync(place)) {
    const pid = Number(name.slice(prefix.length));
    // A killed run may have had the number of this process.
    if (name.startsWith(prefix) && (pid === process.pid || !isRunning(pid)))
      rmSync(join(place, name), { recursive: true, force: true });
  }
}

/**
 * Makes a folder in memory for this process, which is removed when the process ends. Undefined where the machine has no such place, too
 * little room in it, or too little memory: the tests then use the usual temporary folder and take longer.
 */
export function memoryFolder({
  place = '/dev/shm',
  mounts = '/proc/mounts',
  memory = process.availableMemory(),
  room = roomOf,
} = {}) {
  if (!existsSync(place) || !existsSync(mounts)) return undefined;
  if (!mayHoldPrograms(readFileSync(mounts, 'utf8'), place)) return undefined;
  removeForgotten(place);
  if (Math.min(room(place), memory) < roomNeeded) return undefined;
  const folder = join(place, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // PostgreSQL runs as another account when the tests run as root.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
