import { expect, it } from 'vitest';
import type { Data } from '../../../expressions/index.ts';
import { Random } from '../Random.ts';
import { bare } from './bare.ts';
import { patchedOracle } from './patchedOracle.ts';
import { randomData, randomRule } from './randomBare.ts';

const seed = Number(process.env.JIG_SEED ?? 20260305);
const ROUNDS = 10_000;

it(`answers as json-logic-js does on ${ROUNDS} random rules, but for the listed differences (seed ${seed})`, () => {
  const random = new Random(seed);
  const differences: unknown[] = [];
  let quiet = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const data = randomData(random);
    const logic = randomRule(random, 4);
    const theirs = jsonOf(silently(() => patchedOracle.apply(logic, data)));
    const ours = bare(logic, data);
    if (theirs === null) quiet += 1;
    if (!ours.ok || JSON.stringify(ours.value) !== JSON.stringify(theirs))
      differences.push({ logic: JSON.stringify(logic), data: JSON.stringify(data), theirs, ours });
  }
  expect(differences.slice(0, 5)).toEqual([]);
  // Equal nulls prove little, so they must not dominate.
  expect(quiet).toBeLessThan(ROUNDS / 3);
});

/** A value as JSON: one zero, no NaN, no undefined. */
function jsonOf(value: unknown): Data {
  return JSON.parse(JSON.stringify(value ?? null)) as Data;
}

function silently<T>(work: () => T): T {
  const { log } = console;
  console.log = () => undefined;
  try {
    return work();
  } finally {
    console.log = log;
  }
}
