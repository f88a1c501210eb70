import { describe, expect, it } from 'vitest';
import { titleProblems } from '../../scripts/hooks/commitTitle.mjs';

const good = [
  'Refuse a sort that is no text',
  'Bring the caret behind a new tag at once',
  'Process rows in slices\n\nA read of 100,000 rows held the thread.',
  'Revert "Refuse a sort that is no text"',
  'fixup! whatever this was',
  '# comment of git first\nAdd a column'.split('\n').reverse().join('\n'),
];

const bad: readonly (readonly [string, RegExp])[] = [
  ['', /write one/],
  [`Add ${'x'.repeat(70)}`, /74 characters/],
  ['Add a column.', /full stop/],
  ['add a column', /capital/],
  ['Added a column', /imperative/],
  ['Adds a column', /imperative/],
  ['Adding a column', /imperative/],
  ['The two feet of the approval page are one rule', /imperative/],
  ['Add a column\nbecause it was missing', /blank line/],
];

describe('the title of a commit', () => {
  it.each(good)('%j is taken', (message) => {
    expect(titleProblems(message)).toEqual([]);
  });
  it.each(bad)('%j is refused', (message, reason) => {
    expect(titleProblems(message).join('\n')).toMatch(reason);
  });
});
