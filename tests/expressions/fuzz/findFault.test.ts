import { expect, it } from 'vitest';
import type { Data, Language } from '../../../expressions/index.ts';
import { cpuMilliseconds } from '../../setup/cpuMilliseconds.ts';
import type { Attempt } from './Attempt.ts';
import { type Engine, engines } from './engines.ts';
import { findFault } from './findFault.ts';
import { shorten } from './shorten.ts';

const attempt: Attempt = { source: '1 + 2', data: '{"a":[1,2]}', types: [], bindings: '{}' };

/** JSONata whose programs do this when they run. */
function running(misdeed: (data: Data) => unknown): Engine {
  const { jsonata } = engines;
  const [language] = jsonata.languages as readonly [Language];
  // Types forbid these results; a broken language could still return them.
  const compile: Language['compile'] = () => (frame) => misdeed(frame.scope.whole?.() ?? null) as never;
  return { ...jsonata, languages: [{ ...language, compile }] };
}

it.each<[string, Engine]>([
  ['crash TypeError', running((data) => (data as { b: { c: Data } }).b.c)],
  ['changed data', running((data) => Number((data as { a: number[] }).a.push(3) > 0))],
  ['another answer', running(() => cpuMilliseconds())],
  ['late run', running(() => waited(4_100))],
  ['place S0201', reading({ code: 'S0201', message: 'Wrong.', from: 4, to: 9 })],
  ['no place S0201', reading({ code: 'S0201', message: 'Wrong.' })],
  ['code', reading({ code: 'Wrong', message: 'Wrong.', from: 0, to: 1 })],
])('says %s of an engine that does such a thing', (kind, engine) => {
  expect(findFault(engine, attempt)?.kind).toMatch(new RegExp(`^${kind}`));
});

it('has nothing to say of an engine that does what it should', () => {
  for (const engine of Object.values(engines)) expect(findFault(engine, attempt)).toBe(undefined);
});

it('shortens what has a fault, brackets and all', () => {
  const engine: Engine = {
    ...engines.jsonata,
    parse(source) {
      if (source.includes('*')) throw new Error('No stars.');
      return engines.jsonata.parse(source);
    },
  };
  const long = { ...attempt, source: `${'('.repeat(50)}2*3${')'.repeat(50)}`, types: ['text' as const] };
  const fault = findFault(engine, long);
  const short = fault && shorten(engine, long, fault);
  expect(short).toEqual({ source: '*', data: 'null', types: [], bindings: '{}' });
});

function reading(error: { code: string; message: string; from?: number; to?: number }): Engine {
  return { ...engines.jsonata, parse: () => ({ ok: false, error }) };
}

function waited(milliseconds: number): number {
  const end = cpuMilliseconds() + milliseconds;
  while (cpuMilliseconds() < end);
  return 1;
}
