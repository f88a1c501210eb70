import { linkSync, readFileSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, type RunningProcess, readProcess, thisProcess } from './runningProcess.ts';

/** The acquired lock, or the process that holds it; undefined: it does not say who it is. */
export type FileLock =
  | { readonly ok: true; release(): void }
  | { readonly ok: false; readonly holder: RunningProcess | undefined };

/**
 * Milliseconds between heartbeats of the owner, and without a heartbeat until it counts as dead if its process
 * cannot be checked.
 */
const pulse = 5_000;
const silence = 30_000;

/** Milliseconds between two looks at the own lock. */
const watch = 500;

/**
 * Locks a directory for this process by a file. Takes over the lock of a process that no longer runs.
 * `release` or the exit of the process frees it. Throws Node's error when the file cannot be read or written. `onLost`: the file was deleted or is another's, so another
 * process may take the directory.
 */
export function lockFile(directory: string, onLost: () => void): FileLock {
  const file = join(directory, 'lock');
  const mine = JSON.stringify(thisProcess());
  for (;;) {
    if (create(file, mine)) return held(file, mine, onLost);
    const found = read(file);
    if (found === undefined) continue; // released in between
    const holder = readProcess(found);
    if (holder !== undefined && lives(holder, file)) return { ok: false, holder };
    if (!takeAway(file, found)) return { ok: false, holder };
  }
}

function held(file: string, mine: string, onLost: () => void): FileLock {
  const timers = [
    setInterval(() => touch(file), pulse).unref(),
    setInterval(() => {
      if (!isLost(file, mine)) return;
      end();
      onLost();
    }, watch).unref(),
  ];
  const end = (): void => {
    for (const timer of timers) clearInterval(timer);
  };
  const release = (): void => {
    end();
    process.off('exit', release);
    if (!isLost(file, mine)) unlinkSync(file);
  };
  process.once('exit', release);
  return { ok: true, release };
}

/** Whether the lock is gone or another's. A file that cannot be read now is not lost. */
function isLost(file: string, mine: string): boolean {
  try {
    return readFileSync(file, 'utf8') !== mine;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR';
  }
}

/** Updates the heartbeat. A failed write does not end the process. */
function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // A deleted lock is noticed by the watch; the next heartbeat tries again.
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

/** Undefined: there is no such file. Any other error is thrown, since trying again would never end. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
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
