import { describe, expect, it } from 'vitest';
import type { Data, Result } from '../../expressions/index.ts';
import { compile, scopeOf } from '../../expressions/index.ts';
import { jsonata, needsRegex, prepare } from '../../expressions/jsonata/index.ts';
import { evaluateJsonata } from './jsonata/evaluateJsonata.ts';

const codeOf = (result: Result<Data>): string => (result.ok ? 'ok' : result.error.code);
/** A text of the maximum formula length, made of one piece. */
const filled = (piece: string, length = 5_120): string => piece.repeat(Math.floor(length / piece.length));

// Runs first, before any test in this file loads the engine.
it('answers an error, not a crash, when a regular expression was not prepared', async () => {
  const tree = jsonata.parse('$contains("a", /a/)');
  if (!tree.ok) throw new Error('No tree.');
  expect(needsRegex(tree.value)).toBe(true);
  const program = compile(tree.value, { languages: [jsonata] });
  expect(codeOf(program.run(scopeOf({})))).toBe('regex-not-loaded');
  await prepare(tree.value);
  expect(program.run(scopeOf({}))).toEqual({ ok: true, value: true });
  expect(prepare(tree.value)).toBe(undefined);
});

describe('texts of nothing but one piece', () => {
  const nested = [
    '(',
    '[',
    '-',
    '{"a":',
    'f(',
    'a?',
    'a?b:',
    '$a:=',
    '1+(',
    '|',
    'a[',
    'a{',
    'a.(',
    'a ?: ',
    'a ?? ',
  ];
  const deep = [...nested, 'function($x){', 'λ(){', 'a.b[', 'a^(', '[[', '((', '-(', '[-('];
  it.each(deep)('refuses %s for being too deep', async (piece) => {
    expect(codeOf(await evaluateJsonata(filled(piece)))).toBe('limit-depth');
  });

  const others = [
    '.',
    ')',
    ']',
    '}',
    '*',
    '**',
    '%.',
    '%',
    '~>',
    '=',
    '"',
    '`',
    "'",
    '/',
    '/*',
    '/(',
    '\\',
    '?',
    ':',
    ';',
  ];
  const more = [
    ',',
    '@',
    '#',
    '^',
    '^(',
    '..',
    '$',
    '$$',
    '@$a',
    'a ',
    '1 ',
    '.a',
    '[]',
    '{}',
    '()',
    '\u0000',
    '𠮷',
    '!',
    '<',
  ];
  it.each([...others, ...more])('answers something for %s', async (piece) => {
    const result = await evaluateJsonata(filled(piece));
    expect(result.ok || result.error.from !== undefined).toBe(true);
  });

  it('refuses a text that is too long', async () => {
    expect(codeOf(await evaluateJsonata(filled('(', 20_000)))).toBe('limit-source');
  });

  it('computes long chains', async () => {
    expect(await evaluateJsonata(`1${'+1'.repeat(2_559)}`)).toEqual({ ok: true, value: 2_560 });
    expect(await evaluateJsonata(`"a"${'&"b"'.repeat(1_200)}`)).toMatchObject({ ok: true });
    expect(await evaluateJsonata(`a${'.a'.repeat(2_559)}`, { a: {} })).toEqual({ ok: true, value: null });
    expect(await evaluateJsonata(`a${'[0]'.repeat(1_700)}`, { a: 7 })).toEqual({ ok: true, value: 7 });
    expect(await evaluateJsonata(`a${'^($)'.repeat(1_200)}`, { a: [2, 1] })).toEqual({
      ok: true,
      value: [1, 2],
    });
    expect(await evaluateJsonata(`1${' and 1'.repeat(800)}`)).toEqual({ ok: true, value: true });
    expect(await evaluateJsonata(`1${'~>$string'.repeat(500)}`)).toEqual({ ok: true, value: '1' });
    expect(await evaluateJsonata(`a${'@$a'.repeat(1_700)}`, { a: 1 })).toMatchObject({ ok: true });
    expect(codeOf(await evaluateJsonata(`f${'(1)'.repeat(1_700)}`))).toBe('limit-depth');
    expect(codeOf(await evaluateJsonata(`a${'.%'.repeat(2_500)}`))).toBe('S0217');
    expect(codeOf(await evaluateJsonata(`($f := ${filled('$trim ~> ', 5_000)}$trim; $f("a"))`))).toBe('ok');
  });
});

describe('recursion', () => {
  it('takes nearly a thousand calls and refuses more', async () => {
    const sum = (n: number): string => `($f := function($n){$n = 0 ? 0 : 1 + $f($n - 1)}; $f(${n}))`;
    expect(await evaluateJsonata(sum(990))).toEqual({ ok: true, value: 990 });
    expect(codeOf(await evaluateJsonata(sum(1_001)))).toBe('limit-calls');
    expect(codeOf(await evaluateJsonata(sum(1e9)))).toBe('limit-calls');
  });

  it('does not count tail calls', async () => {
    const count = '($f := function($n, $a){$n = 0 ? $a : $f($n - 1, $a + 1)}; $f(20000, 0))';
    expect(await evaluateJsonata(count)).toEqual({ ok: true, value: 20_000 });
    const both =
      '($a := function($n){$n = 0 ? "完" : $b($n - 1)}; $b := function($n){($m := $n; $a($m))}; $a(9000))';
    expect(await evaluateJsonata(both)).toEqual({ ok: true, value: '完' });
  });

  // Bodies of a recursive function, with the call in every possible place.
  const bodies = [
    '[1,2]^($f($n))',
    '{"a": [$f($n)]}',
    'x[$f($n)]',
    'x.y.(z.($f($n)))',
    'x{"a": $f($n)}',
    'x{$f($n): 1}',
    'x@$q.(x.($f($n)))',
    'x#$i[$f($n)]',
    '{} ~> |$|{"a": $f($n)}|',
    '{} ~> |$f($n)|{}|',
    '1 + (1 ~> $f)',
    '1 + $f(?)($n)',
    '-$f($n)',
    'true and $f($n)',
    'null ?: [$f($n)]',
    '1 + (1 ~> (function($x){$f($x)} ~> function($x){$x}))',
    '1 + (function($x)<n:n>{$f($x)})(1)',
    '$map([1], function($x){$f($x)})',
    '$filter([1], function($x){$f($x)})',
    '$reduce([1,2,3], function($a, $b){$f($a)})',
    '$sort([1,2], function($a, $b){$f($a)})',
    '$each({"a": 1}, function($a){$f($a)})',
    '$sift({"a": 1}, function($a){$f($a)})',
    '$single([1], function($a){$f($a)})',
    '$replace("aa", /a/, function($m){$f($n)})',
    '$string($f($n))',
    `${'('.repeat(150)}1 + $f($n)${')'.repeat(150)}`,
    `${'-('.repeat(90)}$f($n)${')'.repeat(90)}`,
    `${'[1+'.repeat(90)}$f($n)${']'.repeat(90)}`,
    `${'x.('.repeat(90)}$f($n)${')'.repeat(90)}`,
    `${'[{"a":'.repeat(60)}$f($n)${'}]'.repeat(60)}`,
    `${'$string($f('.repeat(60)}$f($n)${'))'.repeat(60)}`,
    `(${'[2,'.repeat(90)}1${']'.repeat(90)}; 1 + $f($n))`,
  ];
  it.each(bodies)('is refused in %s', async (body) => {
    // Every name that x is asked for exists.
    const x = { y: { z: 1 }, x: { x: 1 } };
    const loop = { ...x, x: { ...x, x: { ...x } } };
    const result = await evaluateJsonata(`($f := function($n){${body}}; $f(1))`, loop);
    expect(['limit-calls', 'limit-steps', 'limit-memory', 'ok']).toContain(codeOf(result));
  });
});

describe('hostile data', () => {
  const nested = (levels: number): Data => {
    let data: Data = 1;
    for (let i = 0; i < levels; i += 1) data = i % 2 === 0 ? [data] : { a: data };
    return data;
  };

  it.each([
    '**',
    '*',
    '$',
    '$ = $$',
    '$string($)',
    '$ ~> |$|{}|',
    '$count($)',
    'a.a.a',
    '$boolean($)',
    '"" & $',
  ])('answers something for %s over 20,000 levels', async (expr) => {
    const result = await evaluateJsonata(expr, nested(20_000));
    expect(result.ok || /^limit-|^T\d/.test(result.error.code)).toBe(true);
  });

  it('leaves the data and the prototypes alone', async () => {
    const data = JSON.parse('{"a": {"__proto__": {"p": 1}, "b": [1]}}');
    const before = JSON.stringify(data);
    for (const expr of [
      '$ ~> |**|{"x": 1}, "b"|',
      '{} ~> |$$.a|{"x": 1}|',
      '$merge([a, {"__proto__": {"p": 1}}])',
      'a ~> |$|{"__proto__": {"p": 1}, "constructor": 1}|',
      '($l := a.b; $append($l, 2))',
      '$sort(a.b)',
      'a.b[]',
    ])
      await evaluateJsonata(expr, data);
    expect(JSON.stringify(data)).toBe(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('p' in {}).toBe(false);
  });

  it('reads own properties only, and none of what is no data', async () => {
    const strange = { f: () => 1, s: Symbol('s'), n: Number.NaN, u: undefined, big: 1n } as unknown as Data;
    for (const expr of ['f', 's', 'n', 'u', 'big', 'f.name', 'f()', '*'])
      expect((await evaluateJsonata(expr, strange)).ok ? 'ok' : 'refused').toBe(
        expr === 'f()' ? 'refused' : 'ok',
      );
    expect(await evaluateJsonata('[f, s, n, u, big]', strange)).toEqual({ ok: true, value: [] });
    expect(await evaluateJsonata('toString', Object.create({ toString: 1 }) as Data)).toEqual({
      ok: true,
      value: null,
    });
  });

  it('answers copies', async () => {
    const data = { a: [{ b: 1 }] };
    const result = await evaluateJsonata('a', data);
    expect(result).toEqual({ ok: true, value: data.a });
    expect(result.ok && result.value).not.toBe(data.a);
  });
});

describe('what a formula reads', () => {
  it.each([
    ['数量 * 单价', ['数量', '单价']],
    ['$sum(明细.金额)', ['明细.金额']],
    ['明细[数量 > 1].(数量 * $$.税率)', ['明细.数量', '明细', '税率']],
    ['$count($)', ['*']],
    ['$.客户.城市', ['客户.城市']],
    ['($行 := 明细; $行.数量)', ['明细']],
    ['单.明细.{"号": %.号}', ['单.明细', '单.号']],
    ['明细{名称: $sum(数量)}', ['明细.名称', '明细.数量']],
    ['function($x){客户 & $x}', ['客户']],
    ['1 + 2', []],
  ])('%s', (expr, reads) => {
    const tree = jsonata.parse(expr);
    expect(tree.ok && tree.value.root.kind === 'formula' && tree.value.root.reads).toEqual(reads);
  });

  it('asks the scope for single names only', () => {
    const tree = jsonata.parse('数量 * 单价 + $.运费 + 明细.数量[0] + 明细.($$.运费)');
    if (!tree.ok) throw new Error('No tree.');
    const asked: string[] = [];
    const record: Record<string, Data> = { 数量: 2, 单价: 3, 运费: 1, 明细: { 数量: 4 } };
    const scope = {
      read: (name: string) => {
        asked.push(name);
        return record[name];
      },
    };
    expect(compile(tree.value, { languages: [jsonata] }).run(scope)).toEqual({ ok: true, value: 12 });
    expect(asked).toEqual(['数量', '单价', '运费', '明细', '明细', '运费']);
    const whole = jsonata.parse('$');
    expect(whole.ok && codeOf(compile(whole.value, { languages: [jsonata] }).run(scope))).toBe('no-input');
  });
});
