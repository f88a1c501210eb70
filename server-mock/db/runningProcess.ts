import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies one run of a process: the pid alone may be reused after a restart. */
export interface RunningProcess {
  readonly pid: number;
  /** Start time as the system reports it. */
  readonly started: string;
  /** Boot id of the machine. */
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

/** Reads what a process wrote about itself; undefined for other texts. */
export function readProcess(text: string): RunningProcess | undefined {
  try {
    const value = JSON.parse(text) as RunningProcess;
    return typeof value.pid === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether exactly this process still runs. Undefined on another host or container, where it cannot be checked. */
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
    // EPERM: the process exists but belongs to another account.
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
    // Field 22 of /proc/PID/stat. The second field is the program name in parentheses and may contain anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    if (process.platform === 'win32') return '';
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}
