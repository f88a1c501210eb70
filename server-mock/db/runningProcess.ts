import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Names one run of one process: a number alone is used again after a restart. */
export interface RunningProcess {
  readonly pid: number;
  /** When it started, in the system's own words. */
  readonly started: string;
  /** Which boot of the machine. */
  readonly boot: string;
  readonly host: string;
}

/** This process. */
export const thisProcess = (): RunningProcess => ({
  pid: process.pid,
  started: startOf(process.pid),
  boot: boot(),
  host: hostname(),
});

/** Whether that very process still runs; undefined when it cannot be seen from here (another host or container). */
export function isRunning(other: RunningProcess): boolean | undefined {
  if (other.host !== hostname()) return undefined;
  if (other.boot !== boot() || !exists(other.pid)) return false;
  return startOf(other.pid) === other.started;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is a running process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function boot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

function startOf(pid: number): string {
  try {
    // Field 22 of /proc/PID/stat; the second field is the program's name in parentheses and may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    if (process.platform === 'win32') return '';
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}
