import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownDirectory } from '../../server-mock/db/directoryOwner.ts';
import { lockDirectory } from '../../server-mock/db/lockDirectory.ts';
import { thisProcess } from '../../server-mock/db/runningProcess.ts';

let directory: string;
const children: ChildProcess[] = [];
const nothing = (): void => undefined;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'jig-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

const program = new URL('./lockHolder.ts', import.meta.url).pathname;
const typescript = new URL('../setup/typescript.mjs', import.meta.url).href;

/**
 * Starts another process that tries the lock. Resolves with its first line; the process holds the lock while
 * it runs.
 */
const holder = async (): Promise<{ child: ChildProcess; said: string }> => {
  const child = spawn(process.execPath, ['--import', typescript, program, directory], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const said = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (data) => resolve(String(data).trim())),
  );
  return { child, said };
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => child.once('exit', () => resolve()));

test('a second process is refused with the pid of the first', async () => {
  const first = await holder();
  const second = await holder();
  expect([first.said, second.said]).toEqual(['held', `refused ${first.child.pid}`]);
});

test('a killed process leaves a lock that the next takes over', async () => {
  const first = await holder();
  const gone = ended(first.child);
  first.child.kill('SIGKILL');
  await gone;
  expect(existsSync(join(directory, 'lock'))).toBe(true);
  expect((await holder()).said).toBe('held');
});

test('of several that find a dead lock exactly one takes it over', async () => {
  const first = await holder();
  const gone = ended(first.child);
  first.child.kill('SIGKILL');
  await gone;
  const said = (await Promise.all([holder(), holder(), holder(), holder()])).map(
    (each) => each.said.split(' ')[0],
  );
  expect(said.sort()).toEqual(['held', 'refused', 'refused', 'refused']);
});

test('a process that ends by itself takes its lock away', async () => {
  const first = await holder();
  const gone = ended(first.child);
  first.child.stdin?.end();
  await gone;
  expect(existsSync(join(directory, 'lock'))).toBe(false);
});

test('the number of a dead process that another process got since is no holder', async () => {
  writeFileSync(join(directory, 'lock'), JSON.stringify({ ...thisProcess(), started: '1' }));
  const lock = await lockDirectory(directory, nothing);
  expect(lock.ok).toBe(true);
  if (lock.ok) lock.release();
  expect(existsSync(join(directory, 'lock'))).toBe(false);
});

test('a lock from before the machine was restarted is no holder', async () => {
  writeFileSync(join(directory, 'lock'), JSON.stringify({ ...thisProcess(), boot: 'earlier' }));
  const lock = await lockDirectory(directory, nothing);
  expect(lock.ok).toBe(true);
  if (lock.ok) lock.release();
});

test('a holder on another host counts while its lock is fresh', async () => {
  writeFileSync(join(directory, 'lock'), JSON.stringify({ ...thisProcess(), host: 'elsewhere' }));
  expect((await lockDirectory(directory, nothing)).ok).toBe(false);
});

test('a lock file that is rubbish is taken over', async () => {
  writeFileSync(join(directory, 'lock'), '{');
  const lock = await lockDirectory(directory, nothing);
  expect(lock.ok).toBe(true);
  if (lock.ok) lock.release();
});

test('a process whose lock is deleted or replaced ends; nobody takes the directory before', async () => {
  for (const spoil of [rmSync, (file: string) => writeFileSync(file, '{}')]) {
    const first = await holder();
    expect(first.said).toBe('held');
    const gone = ended(first.child);
    spoil(join(directory, 'lock'));
    const second = await holder();
    // The first one may have ended before the second one asked.
    if (second.said === 'held') expect(first.child.exitCode).not.toBeNull();
    // While it ends it may have no time to say who it is.
    else expect([`refused ${first.child.pid}`, 'refused undefined']).toContain(second.said);
    await gone;
    expect(first.child.exitCode).toBe(3);
    second.child.kill('SIGKILL');
    await ended(second.child).catch(() => undefined);
    rmSync(join(directory, 'lock'), { force: true });
  }
});

test('the sign of the system holds the directory while no lock file does', async () => {
  const sign = await ownDirectory(directory, { ...thisProcess(), pid: 4711 });
  expect(await lockDirectory(directory, nothing)).toMatchObject({ ok: false, holder: { pid: 4711 } });
  expect(existsSync(join(directory, 'lock'))).toBe(false);
  if (sign.ok) sign.release();
  const lock = await lockDirectory(directory, nothing);
  expect(lock.ok).toBe(true);
  if (lock.ok) lock.release();
});

test('a process too busy to say who it is keeps the directory without its lock file', async () => {
  const first = await holder();
  first.child.kill('SIGSTOP');
  rmSync(join(directory, 'lock'));
  expect(await lockDirectory(directory, nothing)).toEqual({ ok: false, holder: undefined });
  expect(existsSync(join(directory, 'lock'))).toBe(false);
});

test('a directory that cannot be used is refused with a sentence in both languages', async () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  // A lock that is a directory cannot be read: trying again would never end.
  const strange = join(directory, 'strange');
  mkdirSync(join(strange, 'lock'), { recursive: true });
  for (const path of [file, join(file, 'below'), strange])
    await expect(lockDirectory(path, nothing)).rejects.toThrow(/数据目录[\s\S]*the data directory/);
});
