import { beforeAll, describe, expect, it } from 'vitest';
import type { Data, Result } from '../../../expressions/index.ts';
import { compile } from '../../../expressions/index.ts';
import { prepare } from '../../../expressions/jsonata/index.ts';
import { cpuMilliseconds } from '../../setup/cpuMilliseconds.ts';
import type { EngineName } from '../caseFiles.ts';
import { type Engine, engines } from './engines.ts';
import { LONGEST } from './findFault.ts';
import hostile from './hostile.json';
import { hugeData } from './hugeData.ts';

/** An input that exceeds a limit, with its result, JSON length or code. */
interface Hostile {
  readonly name: string;
  readonly engine: EngineName;
  /** A text, or pieces with their repetitions. */
  readonly source: string | readonly (string | readonly [piece: string, times: number])[];
  /** Name of huge data. */
  readonly data?: string;
  readonly value?: Data;
  readonly length?: number;
  readonly code?: string;
}

/** Maximum heap growth of one evaluation in bytes, garbage included. */
const HEAP = 256 * 1024 * 1024;

const LIMIT = 'limit of the run';

beforeAll(() => prepare());

describe.each(Object.values(engines))('$name is not brought down by', (engine) => {
  // TypeScript infers no tuples from JSON.
  const cases = (hostile as readonly unknown[] as readonly Hostile[]).filter(
    (given) => given.engine === engine.name,
  );

  it.each(cases)('$name', ({ source, data, value, length, code }) => {
    const input = data === undefined ? {} : hugeData(data);
    const text = typeof source === 'string' ? source : source.map(written).join('');
    let took = Number.POSITIVE_INFINITY;
    let result: Result<Data> | undefined;
    // A busy machine may delay one attempt; a slow evaluation is slow every time.
    for (let attempt = 0; attempt < 3 && took > LONGEST; attempt += 1) {
      const heap = process.memoryUsage().heapUsed;
      const start = cpuMilliseconds();
      result = evaluated(engine, text, input);
      took = cpuMilliseconds() - start;
      expect(process.memoryUsage().heapUsed - heap).toBeLessThan(HEAP);
    }
    expect(took).toBeLessThan(LONGEST);
    if (result?.ok !== true) return expect(endOf(result?.error.code)).toBe(endOf(code));
    // A limit that is no longer reached is an improvement.
    if (endOf(code) === LIMIT) return;
    if (length === undefined) return expect(result.value).toEqual(value);
    expect(JSON.stringify(result.value).length).toBe(length);
  });
});

it('has forty of the worst for each engine', () => {
  for (const { name } of Object.values(engines))
    expect(hostile.filter(({ engine }) => engine === name).length, name).toBeGreaterThanOrEqual(40);
});

/** Unifies the limits of steps, memory and text: which comes first depends on their costs. */
function endOf(code: string | undefined): string | undefined {
  return code?.replace(/^limit-(steps|memory|text)$/, LIMIT);
}

/** Runs without the time limit, so that the end is the same on every machine. */
function evaluated({ parse, languages, scope }: Engine, source: string, data: Data): Result<Data> {
  const tree = parse(source);
  if (!tree.ok) return tree;
  const options = { now: '2026-03-20 09:30:00', instant: 0, random: () => 0.3 };
  return compile(tree.value, { languages }).run(scope(data), options);
}

function written(part: string | readonly [piece: string, times: number]): string {
  return typeof part === 'string' ? part : part[0].repeat(part[1]);
}
