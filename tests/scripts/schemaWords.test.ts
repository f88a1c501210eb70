import { expect, it } from 'vitest';
import { readWords } from '../../scripts/schema/verbs/readWords.ts';
import type { Verb } from '../../scripts/schema/verbs/Verb.ts';

const run = (): number => 0;
const verbs: Readonly<Record<string, Verb>> = {
  check: { run },
  move: { run, options: { '--to': 'value', '--dry-run': 'flag' }, takes: [1, 2] },
};

it('reads a command with its names, options and language', () => {
  expect(readWords(['--zh', 'check', 'a', 'b'], verbs)).toMatchObject({ names: ['a', 'b'], locale: 'zh' });
  const read = readWords(['move', '--to', 'X', 'a', '--dry-run'], verbs);
  expect(read).toMatchObject({ verb: verbs.move, names: ['a'], locale: 'en' });
  expect([...(read as { options: ReadonlyMap<string, string> }).options]).toEqual([
    ['--to', 'X'],
    ['--dry-run', ''],
  ]);
});

it('says what is wrong with the words, and gives the usage when it is asked for', () => {
  expect(readWords(['check', '--to', 'X'], verbs)).toEqual({ wrong: 'unknown option --to' });
  expect(readWords(['move', 'a', '--to'], verbs)).toEqual({ wrong: '--to needs a value' });
  for (const words of [[], ['constructor'], ['move'], ['move', 'a', 'b', 'c']])
    expect(readWords(words, verbs)).toEqual({ wrong: '' });
  expect(readWords(['move', '--help'], verbs)).toBe('help');
});
