import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/schema/schemaFiles.ts';

const command = ['scripts/run.mjs', 'scripts/eval.ts'];

/** Answers of the process to lines, read back. */
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

describe('npm run -s eval', () => {
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
    expect(performance.now() - from).toBeLessThan(10_000);
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
