import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../../scripts/schema/schemaFiles.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'jig-memory-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** What the folder is in a process of its own, with a place mounted with these options; the process writes into it. */
function folderWith({
  options = 'rw',
  kind = 'tmpfs',
  memory = 1e12,
  room = 1e12,
  forgotten = false,
} = {}): string {
  const mounts = join(place, 'mounts');
  writeFileSync(mounts, `proc /proc proc rw 0 0\ntmpfs ${place} ${kind} ${options} 0 0\n`);
  const program = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { memoryFolder } from ${JSON.stringify(join(root, 'scripts/memoryFolder.mjs'))};
    if (${forgotten}) mkdirSync(${JSON.stringify(join(place, 'jig-tests-'))} + process.pid);
    const folder = memoryFolder({ ...${JSON.stringify({ place, mounts, memory })}, room: () => ${room} });
    if (folder !== undefined) writeFileSync(folder + '/rows', 'x');
    console.log(folder ?? 'none');`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim();
}

it('is in the place and goes with its process', () => {
  const folder = folderWith();
  expect(folder.startsWith(join(place, 'jig-tests-'))).toBe(true);
  expect(existsSync(folder)).toBe(false);
});

it('replaces one that a killed run of the same number left', () => {
  expect(folderWith({ forgotten: true })).not.toBe('none');
});

it.each([
  ['too little memory', { memory: 1e9 }],
  ['too little room in the place', { room: 1e9 }],
  ['a place that may hold no programs', { options: 'rw,nosuid,noexec' }],
  ['a place on a disk', { kind: 'ext4' }],
])('is none with %s', (_what, machine) => {
  expect(folderWith(machine)).toBe('none');
});

it('removes what a killed run left, and nothing else', () => {
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  const [forgotten, ofOthers] = [`jig-tests-${ended}`, `jig-tests-${process.pid}`];
  for (const name of [forgotten, ofOthers, 'other']) mkdirSync(join(place, name));
  folderWith();
  expect(readdirSync(place).sort()).toEqual([ofOthers, 'mounts', 'other'].sort());
});
