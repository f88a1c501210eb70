import { beforeAll, expect, it } from 'vitest';
import type { Data } from '../../../expressions/index.ts';
import { compile } from '../../../expressions/index.ts';
import { prepare } from '../../../expressions/jsonata/index.ts';
import type { EngineName } from '../caseFiles.ts';
import type { Attempt } from './Attempt.ts';
import { engines } from './engines.ts';
import { findFault } from './findFault.ts';
import found from './found.json';

/** An earlier finding of the fuzz test. `data` is JSON text, because literals cannot express all of it. */
interface Found {
  readonly name: string;
  readonly engine: EngineName;
  readonly source: string;
  readonly data?: string;
  readonly types?: Attempt['types'];
  readonly value?: Data;
  readonly code?: string;
  readonly from?: number;
  readonly to?: number;
}

beforeAll(() => prepare());

it.each(found as readonly Found[])('$name', ({ engine, source, data, types, value, code, from, to }) => {
  const attempt: Attempt = { source, data: data ?? '{}', types: types ?? [], bindings: '{}' };
  expect(findFault(engines[engine], attempt)).toBe(undefined);
  if (value === undefined && code === undefined) return;
  const { languages, parse, scope } = engines[engine];
  const tree = parse(source);
  const result = tree.ok
    ? compile(tree.value, { languages }).run(scope(JSON.parse(attempt.data) as Data), {
        now: '2026-03-20 09:30:00',
      })
    : tree;
  if (code === undefined) return expect(result).toEqual({ ok: true, value });
  expect(result.ok ? result : result.error.code).toBe(code);
  if (from !== undefined && !result.ok) expect([result.error.from, result.error.to]).toEqual([from, to]);
});
