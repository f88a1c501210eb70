import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/schema/schemaFiles.ts';

const command = ['scripts/run.mjs', 'scripts/eval.ts'];

/** Sends lines to the process; returns its parsed answers. */
function answers(lines: readonly string[], env: Readonly<Record<string, string>> = {}): readonly unknown[] {
  const run = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    input: lines.map((line) => `${line}\n`).join(''),
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(run.stderr).toBe('');
  expect(run.status).toBe(0);
  return run.stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);
}

const question = (id: unknown, expr: unknown, data?: unknown): string =>
  JSON.stringify({ id, engine: 'jsonlogic', expr, data });

describe('npm run -s eval', { timeout: 60_000 }, () => {
  it('answers each line in order and lives on after bad ones', () => {
    const found = answers([
      question(1, { '+': [0.1, 0.2] }),
      'this is no JSON',
      '',
      '[1, 2]',
      '\u0000\u2028{',
      question('二', { '==': [0, false] }),
      JSON.stringify({ engine: 'jsonlogic', expr: { var: 'a.1' }, data: { a: [1, '物料\u2028'] } }),
      question(3, { and: [true, { vra: 'a' }] }),
      question(4, { '<': [null, 1] }),
      JSON.stringify({ id: 5, engine: 'cobol', expr: 1 }),
      JSON.stringify({ id: 6, engine: 'constructor', expr: 1 }),
      JSON.stringify({ id: 7, engine: 'jsonlogic' }),
      JSON.stringify({ id: 8, engine: 'jsonlogic', expr: 1, bindings: [1] }),
      question({ any: ['id'] }, { var: '' }, [1]),
      `${question(9, { cat: ['a', 'b'] })}\r`,
    ]);
    const bad = { id: null, ok: false, code: 'bad-line', message: expect.any(String) };
    expect(found).toEqual([
      { id: 1, ok: true, value: 0.3 },
      bad,
      bad,
      bad,
      bad,
      { id: '二', ok: true, value: true },
      { id: null, ok: true, value: '物料\u2028' },
      { id: 3, ok: false, code: 'unknown-function', message: 'There is no operator vra.', at: '/and/1' },
      { id: 4, ok: true, value: false },
      { id: 5, ok: false, code: 'unknown-engine', message: expect.stringContaining('jsonlogic') },
      { id: 6, ok: false, code: 'unknown-engine', message: expect.any(String) },
      { ...bad, id: 7 },
      { ...bad, id: 8 },
      { id: { any: ['id'] }, ok: true, value: [1] },
      { id: 9, ok: true, value: 'ab' },
    ]);
  });

  it('knows three languages, the clock of TIME_ZONE and bindings', () => {
    const ask = (id: unknown, engine: string, expr: unknown, data?: unknown, bindings?: unknown): string =>
      JSON.stringify({ id, engine, expr, data, bindings });
    const found = answers(
      [
        ask(1, 'excel', '=ROUND([数量]*[单价],2)', { 数量: 3, 单价: 9.995 }),
        ask(2, 'excel', '=SUM(A1:B2)/B3', {
          'A1:B2': [
            [1, 2],
            [3, 4],
          ],
          B3: 0,
        }),
        ask(
          3,
          'excel',
          { formulas: { 税额: '=ROUND([金额]*0.13,2)', 金额: '=[数量]*[单价]' } },
          { 数量: 3, 单价: 9.995 },
        ),
        ask(4, 'excel', { formulas: { A: '=[B]+1', B: '=[A]+1' } }),
        ask(5, 'excel', '=WEBSERVICE("http://x")'),
        ask(6, 'excel', '=1+'),
        ask(
          7,
          'jsonata',
          '$sum(明细.(数量 * 单价)) * $税率',
          {
            明细: [
              { 数量: 3, 单价: 9.995 },
              { 数量: 1, 单价: 0.015 },
            ],
          },
          { 税率: 1.13 },
        ),
        ask(8, 'jsonata', '$contains(名, /机.$/)', { 名: '上海机电' }),
        ask(9, 'jsonata', '$now()'),
        ask(10, 'jsonata', '$', [1, [2]]),
        ask(11, 'jsonata', '1 +'),
        ask(12, 'jsonata', '"a" + 1'),
        ask(13, 'jsonata', '无此字段', {}),
        ask(14, 'jsonata', { var: 'a' }),
        ask(15, 'jsonata', 'function($x) { $x }'),
        ask(16, 'jsonata', '$eval("1")'),
        ask(18, 'jsonata', '[$exists($), $string($)]'),
        ask(19, 'jsonata', '[$exists($), $string($)]', null),
        ask(17, 'excel', 5),
      ],
      { NOW: '2026-03-04T20:00:00Z' },
    );
    expect(found).toMatchObject([
      { id: 1, ok: true, value: 29.99 },
      { id: 2, ok: true, value: { error: '#DIV/0!' } },
      { id: 3, ok: true, value: { 税额: 3.9, 金额: 29.985 } },
      {
        id: 4,
        ok: false,
        code: 'cycle',
        message: expect.stringContaining('A -> B -> A'),
        path: 'A -> B -> A',
      },
      { id: 5, ok: false, code: 'unknown-function', from: 1 },
      { id: 6, ok: false, code: 'unexpected-end', from: 3 },
      { id: 7, ok: true, value: 33.9 },
      { id: 8, ok: true, value: true },
      { id: 9, ok: true, value: '2026-03-04T20:00:00.000Z' },
      { id: 10, ok: true, value: [1, [2]] },
      { id: 11, ok: false, code: 'S0207' },
      { id: 12, ok: false, code: 'T2001' },
      { id: 13, ok: true, value: null },
      { id: 14, ok: false, code: 'bad-line' },
      { id: 15, ok: false, code: 'result-not-data' },
      { id: 16, ok: false, code: 'refused-eval' },
      { id: 18, ok: true, value: [false] },
      { id: 19, ok: true, value: [true, 'null'] },
      { id: 17, ok: false, code: 'bad-line' },
    ]);
  });

  it('answers a last line without a line feed, and nothing for nothing', () => {
    const run = (input: string) =>
      spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', input });
    expect(run(question(1, 2)).stdout).toBe('{"id":1,"ok":true,"value":2}\n');
    expect(run('')).toMatchObject({ status: 0, stdout: '' });
  });

  it('survives what is too deep, too long and too much, and answers the next line', () => {
    const deep = `${'{"!":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const lists = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const loop = (levels: number): unknown =>
      levels === 0
        ? 1
        : { map: [{ var: 'a' }, levels === 1 ? 1 : { map: [[1, 2, 3, 4, 5], loop(levels - 1)] }] };
    const found = answers([
      `{"id":1,"engine":"jsonlogic","expr":${deep}}`,
      `{"id":2,"engine":"jsonlogic","expr":${lists}}`,
      `{"id":${lists},"engine":"jsonlogic","expr":1}`,
      `{"id":4,"engine":"jsonlogic","expr":{"var":"a"},"data":{"a":${lists}}}`,
      question(5, loop(3), { a: Array.from({ length: 100_000 }, () => 1) }),
      question(6, { '+': [1, 2] }),
    ]);
    expect(found).toMatchObject([
      { id: 1, ok: false, code: 'limit-depth' },
      { id: 2, ok: false, code: 'limit-depth' },
      { ok: expect.any(Boolean) },
      { id: 4, ok: false, code: 'limit-depth' },
      { id: 5, ok: false, code: 'limit-steps' },
      { id: 6, ok: true, value: 3 },
    ]);
  });

  it('answers a thousand lines a second, several megabytes of them, however the pipe cuts them', () => {
    const rule = {
      if: [
        { '>': [{ var: '数量' }, 5] },
        { '*': [{ var: '数量' }, 9.995] },
        { cat: ['少', { var: '备注' }] },
      ],
    };
    const data = (i: number) => ({ 数量: i % 10, 备注: '长'.repeat(i % 400) });
    const from = performance.now();
    const found = answers(Array.from({ length: 10_000 }, (_, i) => question(i, rule, data(i))));
    expect(performance.now() - from).toBeLessThan(20_000);
    expect(found).toHaveLength(10_000);
    expect(found[399]).toEqual({ id: 399, ok: true, value: 89.955 });
    expect(found[9_995]).toEqual({ id: 9995, ok: true, value: `少${'长'.repeat(9995 % 400)}` });
  });

  it('answers while the pipe stays open', async () => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
    const said: string[] = [];
    const answered = (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (said.join('').split('\n').length > count) resolve();
          else child.stdout.once('data', look);
        };
        look();
      });
    child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
    child.stdin.write(`${question(1, 1)}\n${question(2, 2).slice(0, 9)}`);
    await answered(1);
    child.stdin.write(`${question(2, 2).slice(9)}\n`);
    await answered(2);
    expect(said.join('')).toBe('{"id":1,"ok":true,"value":1}\n{"id":2,"ok":true,"value":2}\n');
    child.stdin.end();
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  });

  it('names an environment it cannot use', () => {
    const run = spawnSync(process.execPath, command, {
      cwd: root,
      encoding: 'utf8',
      input: '',
      env: { ...process.env, TIME_ZONE: 'Mars/Base', NOW: 'soon' },
    });
    expect(run.status).toBe(2);
    expect(run.stderr).toContain('TIME_ZONE');
    expect(run.stderr).toContain('NOW');
  });
});
