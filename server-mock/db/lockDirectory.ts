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

/** The lock, or who has it. */
export type DirectoryLock =
  | { readonly ok: true; release(): void }
  | { readonly ok: false; readonly holder: RunningProcess; readonly file: string };

/** How often the holder shows that it lives, and when a holder that cannot be asked counts as dead; ms. */
const pulse = 5_000;
const silence = 30_000;

/**
 * Takes the data directory for this process (making it if need be): two PGlites in one directory lose each other's commits
 * without an error. A lock left by a process that no longer runs is taken over. Released by `release` or at exit.
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

/** Refreshes the lock of a running holder; recreates a deleted lock file. A failed write does not end the process. */
function touch(file: string, content: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return;
    try {
      create(file, content);
    } catch {
      // Tried again at the next pulse.
    }
  }
}

/** A link appears with its content at once; an opened file would be empty for a moment. */
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
 * Removes a dead holder's lock. Of several that want to, only the one that made the guard may, and only while the lock is
 * still the dead one's: otherwise the second would remove the first one's new lock.
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
