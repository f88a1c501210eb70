import { describe, expect, it } from 'vitest';
import {
  compile,
  type Data,
  type DataObject,
  type Explanation,
  explain,
  type Language,
  type Node,
  parseArithmetic,
  parseJsonLogic,
  scopeOf,
} from '../../expressions/index.ts';
import { cpuMilliseconds } from '../setup/cpuMilliseconds.ts';
import arithmetic from './cases/arithmetic.json';
import conditions from './cases/conditions.json';
import cases from './cases/explain.json';

interface Case {
  readonly says: string;
  readonly logic: Data;
  readonly data: DataObject;
  readonly value?: Data;
  readonly error?: string;
  readonly because?: readonly [code: string, name: string];
  readonly below?: readonly Data[];
}

const nameOf = (node: Node): string => {
  if (node.kind === 'variable') return node.path.join('.');
  if (node.kind === 'call') return node.name;
  return node.kind === 'arithmetic' || node.kind === 'each' ? node.operator : '';
};

function explainOf(logic: unknown, data: DataObject, options = {}): Explanation {
  const tree = parseJsonLogic(logic);
  if (!tree.ok) throw new Error(tree.error.code);
  return explain(tree.value, scopeOf(data), options);
}

describe('an explanation tells', () => {
  it.each(cases as unknown as readonly Case[])('$says', ({ logic, data, value, error, because, below }) => {
    const told = explainOf(logic, data);
    expect(told.error?.code).toBe(error);
    if (error === undefined) expect(told.value).toEqual(value);
    expect(told.because && [told.because.code, nameOf(told.because.node)]).toEqual(because);
    if (below !== undefined) expect(told.below.map((part) => part.value)).toEqual(below);
  });

  it.each([...conditions, ...arithmetic].filter((given) => parseJsonLogic(given.logic).ok))(
    'the same value as the evaluation: $name',
    (given) => {
      const {
        logic,
        data = {},
        types,
      } = given as unknown as {
        readonly logic: Data;
        readonly data?: DataObject;
        readonly types?: Readonly<Record<string, 'number'>>;
      };
      const now = (given as { readonly now?: string }).now;
      const tree = parseJsonLogic(logic);
      if (!tree.ok) return;
      const options = types === undefined ? {} : { typeOf: (path: string) => types[path] };
      const run = now === undefined ? {} : { now };
      const result = compile(tree.value, options).run(scopeOf(data), run);
      const told = explain(tree.value, scopeOf(data), { ...options, ...run });
      expect(
        told.error === undefined ? { ok: true, value: told.value } : { ok: false, error: told.error },
      ).toEqual(result);
    },
  );
});

describe('an explanation', () => {
  it('gives every node its place', () => {
    const tree = parseArithmetic('Qty * (Price + 1)');
    const told = tree.ok ? explain(tree.value, scopeOf({ Qty: 2 })) : undefined;
    const [qty, bracket] = told?.below ?? [];
    expect([qty?.from, qty?.to, bracket?.from, bracket?.to]).toEqual([0, 3, 7, 16]);
    expect(told?.because?.node).toMatchObject({ path: ['Price'], from: 7, to: 12 });
    expect(explainOf({ '+': [{ var: 'A' }, 1] }, {}).below[0]?.at).toBe('/+/0');
  });

  it('names the row in which the cause is', () => {
    const logic = { map: [{ var: 'Lines' }, { '*': [{ var: 'Qty' }, { var: 'Price' }] }] };
    const told = explainOf(logic, { Lines: [{ Qty: 1, Price: 2 }, { Qty: 1 }] });
    const [, first, second] = told.below;
    expect([first?.row, first?.value, second?.row, second?.value]).toEqual([0, 2, 1, null]);
    expect(second?.because).toMatchObject({ code: 'empty', rows: [{ index: 1 }] });
  });

  it('walks lists inside lists', () => {
    const logic = { map: [{ var: 'Lines' }, { map: [{ var: 'Parts' }, { '+': [{ var: 'N' }, 1] }] }] };
    const told = explainOf(logic, { Lines: [{ Parts: [{ N: 1 }] }, { Parts: [{ N: 2 }, {}] }] });
    expect(told.value).toEqual([[2], [3, null]]);
    expect(told.below[2]?.below.map(({ value }) => value)).toEqual([[{ N: 2 }, {}], 3, null]);
    expect(told.below[2]?.below[2]?.because?.rows.map(({ index }) => index)).toEqual([1, 1]);
  });

  it('keeps the types of fields, in rows as well', () => {
    const tree = parseJsonLogic({ some: [{ var: 'Lines' }, { '==': [{ var: 'Price' }, 9.5] }] });
    const typeOf = (path: string) => (path === 'Lines' ? 'list' : 'number') as 'list' | 'number';
    const told = tree.ok
      ? explain(tree.value, scopeOf({ Lines: [{ Price: '9.50' }] }), { typeOf })
      : undefined;
    expect(told?.below[1]?.value).toBe(true);
    expect(told?.below[1]?.below[0]?.value).toBe(9.5);
  });

  it('is cut after 20 rows, after 1,000 nodes, and when its time is over', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ Qty: n }));
    const twenty = explainOf({ map: [{ var: 'Lines' }, { var: 'Qty' }] }, { Lines: rows(21) });
    expect([twenty.below.length, twenty.cut]).toEqual([21, true]);
    expect(explainOf({ map: [{ var: 'Lines' }, { var: 'Qty' }] }, { Lines: rows(20) }).cut).toBeUndefined();
    const wide = explainOf({ '+': Array.from({ length: 1500 }, () => ({ var: 'Qty' })) }, { Qty: 1 });
    expect([wide.value, wide.cut, wide.below.length < 1000]).toEqual([1500, true, true]);
    const late = explainOf({ '+': [{ var: 'Qty' }, 1] }, { Qty: 1 }, { limits: { milliseconds: 0 } });
    expect(late.cut).toBe(true);
  });

  it('ends quickly whatever it is given', () => {
    let logic: Data = { var: 'Qty' };
    for (let depth = 0; depth < 180; depth += 1) logic = { '+': [logic, 1] };
    const rows = Array.from({ length: 50_000 }, () => ({ Qty: 1 }));
    const started = cpuMilliseconds();
    explainOf({ map: [{ var: 'Lines' }, logic] }, { Lines: rows });
    expect(cpuMilliseconds() - started).toBeLessThan(1_500);
  });

  it('leaves a formula of a language to it, and takes it as a whole when it has nothing to tell', () => {
    const formula = { kind: 'formula', language: 'test', body: null, reads: ['Qty'] } as const;
    const whole: Language = {
      name: 'test',
      parse: () => ({ ok: true, value: { root: formula } }),
      compile: () => () => null,
      infer: () => 'any',
    };
    const told = explain({ root: formula }, scopeOf({}), { languages: [whole] });
    expect([told.value, told.because?.code, told.below]).toEqual([null, 'no-result', []]);
    const own: Explanation = { node: formula, value: 7, from: 0, to: 3, below: [] };
    const telling = { ...whole, explain: () => own };
    expect(explain({ root: formula }, scopeOf({}), { languages: [telling] })).toBe(own);
  });
});
