import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sourceFiles.ts';

const statuses = ['done', 'untested', 'partly', 'missing', 'read differently', 'elsewhere'];
const text = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');
const lines = text.split('\n').filter((line) => /^\| [A-Z]\d\d \|/.test(line));
const cellsOf = (line: string): readonly string[] => line.slice(1, -1).split('|');

/** Tests a cell names: a file under `tests/` and the words of it in quotes. */
function proofsOf(cell: string): readonly { readonly file: string; readonly words: readonly string[] }[] {
  return [...cell.matchAll(/`([^`]+)`((?:,? “[^”]+”)+)/g)].map(([, file = '', quoted = '']) => ({
    file,
    words: [...quoted.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words),
  }));
}

/** What is wrong with one line; the words of a test are looked for in its file. */
function faultsOf(line: string): readonly string[] {
  const cells = cellsOf(line).map((cell) => cell.trim());
  const [id = '', , status = '', , last = ''] = cells;
  if (cells.length !== 5) return [`${id} has ${cells.length} cells`];
  const faults = statuses.includes(status) ? [] : [`${id} has the status ${status}`];
  const proofs = proofsOf(last);
  if (status === 'done' && proofs.length === 0) faults.push(`${id} is done by no test`);
  if (status !== 'untested' && last === '') faults.push(`${id} is ${status} without a reason`);
  for (const { file, words } of proofs) {
    const path = join(root, 'tests', file);
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    for (const wanted of words.filter((one) => !source.includes(one)))
      faults.push(`${id}: ${file} does not say “${wanted}”`);
  }
  return faults;
}

describe('the coverage of specification 1, and of 2 about approval', () => {
  it('has one line a statement, each with a status, and tests that are there', () => {
    expect(lines.length).toBeGreaterThan(400);
    expect(lines.flatMap(faultsOf)).toEqual([]);
    const ids = lines.map((line) => cellsOf(line)[0]?.trim());
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has every statement about approval true and tested, or says why it is read differently', () => {
    const approval = text.slice(text.indexOf('## Specification 2, approval'));
    const states = approval
      .split('\n')
      .filter((line) => lines.includes(line))
      .map((line) => cellsOf(line)[2]?.trim());
    expect(states.length).toBeGreaterThan(100);
    expect(states.filter((status) => status !== 'done' && status !== 'read differently')).toEqual([]);
  });

  it('names files that are there', () => {
    const named = lines.flatMap((line) =>
      [...(cellsOf(line)[3] ?? '').matchAll(/`([^`]+\/[^`]*)`/g)].map(([, file = '']) => file),
    );
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('notices a test that is not there, a status nobody knows and a claim without a test', () => {
    expect(faultsOf('| A01 | x | done | | `shell/list.test.ts` “no such words” |')).toEqual([
      'A01: shell/list.test.ts does not say “no such words”',
    ]);
    expect(faultsOf('| A02 | x | nearly | | because |')).toEqual(['A02 has the status nearly']);
    expect(faultsOf('| A03 | x | done | | because |')).toEqual(['A03 is done by no test']);
    expect(faultsOf('| A04 | x | missing | | |')).toEqual(['A04 is missing without a reason']);
  });
});
