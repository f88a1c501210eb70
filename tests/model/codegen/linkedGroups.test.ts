import { describe, expect, it } from 'vitest';
import { linkedGroups } from '../../../runtime/model/codegen/linkedGroups.ts';

type Links = Readonly<Record<string, string>>;

/** Names with the first letters of those that they link to, and the groups that come of it. */
const cases: readonly (readonly [string, Links, string])[] = [
  ['keeps the order without links', { a: '', b: '', c: '' }, 'a|b|c'],
  ['puts what is needed first', { a: 'c', b: '', c: 'b' }, 'b|c|a'],
  ['keeps a circle together, in its order', { a: 'b', b: 'c', c: 'a', d: 'b' }, 'abc|d'],
  ['puts what a circle needs first', { a: 'b', b: 'ac', c: '', d: '' }, 'c|ab|d'],
  ['tells two circles apart', { a: 'bc', b: 'a', c: 'd', d: 'c' }, 'cd|ab'],
  ['takes a link to itself and to strangers for none', { a: 'ax', b: 'a' }, 'a|b'],
];

describe('groups of names that link to each other', () => {
  it.each(cases)('%s', (_, links, expected) => {
    const groups = linkedGroups(Object.keys(links), (name) => links[name] ?? '');
    expect(groups.map((group) => group.join('')).join('|')).toBe(expected);
  });

  it('follows a chain of 20,000 links', () => {
    const names = Array.from({ length: 20_000 }, (_, at) => String(at));
    const groups = linkedGroups(names, (name) => [String(Number(name) + 1)]);
    expect([groups.length, groups[0], groups.at(-1)]).toEqual([20_000, ['19999'], ['0']]);
  });
});
