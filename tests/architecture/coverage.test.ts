import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverageOf, idsInTitles, testsById } from '../../scripts/coverage/coverageOf.ts';
import { readTests } from '../../scripts/coverage/readTests.ts';
import { root } from './sourceFiles.ts';

const text = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');
const lines = text.split('\n').filter((line) => /^\| [A-Z]\d\d \|/.test(line));
const cellsOf = (line: string): readonly string[] => line.slice(1, -1).split('|');

/** Faults of one statement, with these tests. */
const faultsOf = (line: string, tests: Readonly<Record<string, readonly string[]>> = {}) =>
  coverageOf(`<!-- counts --><!-- /counts -->\n### 1.1\n${line}`, new Map(Object.entries(tests))).faults;

describe('the coverage of specification 1, and of 2 about approval', () => {
  it('is what `npm run coverage` writes, with a test or a remark for each statement', () => {
    const made = coverageOf(text, testsById(readTests()));
    expect(made.faults).toEqual([]);
    expect(made.text === text, 'run `npm run coverage`').toBe(true);
    expect(lines.length).toBeGreaterThan(400);
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

  it('notices a statement without test and remark, and an id without statement', () => {
    const [untested, read] = ['| A01 | x | done | | | |', '| A01 | x | read differently | | | |'];
    expect(faultsOf(untested)).toEqual(['A01 is untested without a remark']);
    expect(faultsOf(read)).toEqual(['A01 is read differently without a remark']);
    expect(faultsOf(untested, { A01: ['a.test.ts'] })).toEqual([]);
    expect(faultsOf('| A01 | x | done | | |')).toEqual([
      'A01 has 5 cells',
      'A01 is untested without a remark',
    ]);
    expect(faultsOf(`${untested}\n${untested}`, { A01: ['a.test.ts'] })).toEqual(['A01 stands twice']);
    expect(faultsOf(untested, { A01: ['a.test.ts'], A02: ['b.test.ts'] })).toEqual([
      'no statement A02 (b.test.ts)',
    ]);
  });

  it('reads ids only where they end a title', () => {
    const [one, two] = ['#A01', '#A02'];
    expect(idsInTitles(`it('saves ${one} ${two}', run); it("${one}"); // saves ${one}`)).toEqual([
      'A01',
      'A02',
    ]);
    expect(idsInTitles(`[{ "says": "saves ${one}" }, { "value": 1, "spec": "${two}" }]`)).toEqual([
      'A01',
      'A02',
    ]);
  });
});
