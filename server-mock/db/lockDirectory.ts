import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isRunning, type RunningProcess, thisProcess } from './runningProcess.ts';

/** The acquired lock, or the process that holds it. */
export type DirectoryLock =
  | { readonly ok: true; release(): void }
  | { readonly ok: false; readonly holder: RunningProcess; readonly file: string };

/**
 * Milliseconds between heartbeats of the owner, and without a heartbeat until it counts as dead if its process
 * cannot be checked.
 */
const pulse = 5_000;
const silence = 30_000;

/**
 * Locks the data directory for this process; creates it if needed. Two PGlites in one directory lose each other's
 * commits without an error. Takes over the lock of a process that no longer runs. `release` or the exit of the
 * process frees it.
 */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'lock');
  const mine = JSON.stringify(thisProcess());
  for (;;) {
    if (create(file, mine)) return held(file, mine);
    const found = read(file);
    if (found === undefined) continue; // released in between
    const holder = holderIn(found);
    if (holder !== undefined && lives(holder, file)) return { ok: false, holder, file };
    if (!takeAway(file, found)) return { ok: false, holder: holder ?? thisProcess(), file };
  }
}

function held(file: string, mine: string): DirectoryLock {
  const timer = setInterval(() => {
    touch(file, mine);
  }, pulse).unref();
  const release = (): void => {
    clearInterval(timer);
    process.off('exit', release);
    if (read(file) === mine) unlinkSync(file);
  };
  process.once('exit', release);
  return { ok: true, release };
}

/** Updates the heartbeat; recreates a deleted lock file. A failed write does not end the process. */
function touch(file: string, content: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return;
    try {
      create(file, content);
    } catch {
      // The next heartbeat retries.
    }
  }
}

/** Creates the file through a link, which appears with its content; an opened file would be empty for a moment. */
function create(file: string, content: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, content);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function holderIn(content: string): RunningProcess | undefined {
  try {
    const value = JSON.parse(content) as RunningProcess;
    return typeof value.pid === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}

const lives = (holder: RunningProcess, file: string): boolean =>
  isRunning(holder) ?? Date.now() - changed(file) < silence;

function changed(file: string): number {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

/**
 * Removes the lock of a dead owner. Only the process that created the guard file may do so, and only while the lock
 * file is unchanged: otherwise a second process would remove the new lock of the first.
 */
function takeAway(file: string, dead: string): boolean {
  const guard = `${file}.takeover`;
  if (!create(guard, dead)) {
    if (Date.now() - changed(guard) < silence) return false;
    rmSync(guard, { force: true });
    return takeAway(file, dead);
  }
  try {
    if (read(file) === dead) unlinkSync(file);
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}
