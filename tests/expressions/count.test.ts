import { expect, it } from 'vitest';
import { type EngineName, knownCases } from './caseFiles.ts';

const all = knownCases();
/** Counts equal cases of two files once, and cases without expectation not at all. */
const distinct = [
  ...new Map(
    all
      .filter(({ source, expects }) => source !== '' && Object.keys(expects).length > 0)
      .map((given) => [JSON.stringify([given.engine, given.source, given.data]), given]),
  ).values(),
];

it('3,800 different cases are data, at least 950 of them errors', () => {
  expect(distinct.length).toBeGreaterThanOrEqual(3_800);
  expect(distinct.filter(({ isError }) => isError).length).toBeGreaterThanOrEqual(950);
});

it.each<[EngineName, number, number]>([
  ['jsonata', 1_300, 350],
  ['excel', 1_900, 520],
  ['jsonlogic', 380, 60],
  ['conditions', 230, 30],
])('%s has its share: %i cases, %i of them errors', (engine, least, errors) => {
  const ours = distinct.filter((given) => given.engine === engine);
  expect(ours.length).toBeGreaterThanOrEqual(least);
  expect(ours.filter(({ isError }) => isError).length).toBeGreaterThanOrEqual(errors);
});

it('no case expects nothing, so that it could never fail', () => {
  expect(all.filter(({ expects }) => Object.keys(expects).length === 0)).toEqual([]);
});
