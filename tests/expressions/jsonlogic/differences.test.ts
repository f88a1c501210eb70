import jsonLogic from 'json-logic-js';
import { expect, it } from 'vitest';
import type { Data } from '../../../expressions/index.ts';
import { bare } from './bare.ts';
import differences from './differences.json';

interface Difference {
  readonly name: string;
  readonly logic: Data;
  readonly data?: Data;
  /** Answers of json-logic-js and of ours, as `told` writes them. */
  readonly theirs: string;
  readonly ours: string;
  readonly reason: string;
}

it.each(differences as readonly Difference[])('differs from json-logic-js: $name', (difference) => {
  const { logic, data = null, theirs, ours, reason } = difference;
  const result = bare(logic, data);
  expect(result.ok ? told(result.value) : result.error.code).toBe(ours);
  expect(told(attempted(() => jsonLogic.apply(logic, data)))).toBe(theirs);
  expect(reason).not.toBe('');
});

function told(value: unknown): string {
  return typeof value === 'number' || value === thrown ? String(value) : JSON.stringify(value);
}

const thrown = { toString: () => 'throws' };

function attempted(work: () => unknown): unknown {
  try {
    return work();
  } catch {
    return thrown;
  }
}
