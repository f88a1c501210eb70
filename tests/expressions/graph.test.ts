import { describe, expect, it } from 'vitest';
import {
  compile,
  type Data,
  type FormulaGraph,
  formulaGraph,
  parseJsonLogic,
} from '../../expressions/index.ts';
import { Random } from './Random.ts';

/** Formulas as functions over a map of values, with a log of computations. */
class Sheet {
  readonly values: Map<string, number>;
  readonly computed: string[] = [];
  private readonly graph: FormulaGraph;
  private readonly formulas: ReadonlyMap<string, (read: (name: string) => number) => number>;

  constructor(
    fields: Readonly<Record<string, number>>,
    formulas: Readonly<
      Record<string, readonly [readonly string[], (read: (name: string) => number) => number]>
    >,
  ) {
    this.values = new Map(Object.entries(fields));
    this.formulas = new Map(Object.entries(formulas).map(([name, [, run]]) => [name, run]));
    const graph = formulaGraph(
      new Map(Object.entries(formulas).map(([name, [reads]]) => [name, reads] as const)),
    );
    if (!graph.ok) throw new Error(graph.error.message);
    this.graph = graph.value;
    this.graph.all(this.recompute);
    this.computed.length = 0;
  }

  /** Sets fields; returns what was computed, in order. */
  set(fields: Readonly<Record<string, number>>): readonly string[] {
    this.computed.length = 0;
    const changed = Object.keys(fields).filter((name) => this.values.get(name) !== fields[name]);
    for (const name of changed) this.values.set(name, fields[name] ?? 0);
    expect(this.graph.changed(changed, this.recompute)).toBe(this.computed.length);
    return [...this.computed];
  }

  private readonly recompute = (name: string): boolean => {
    this.computed.push(name);
    const value = this.formulas.get(name)?.((read) => this.values.get(read) ?? 0) ?? 0;
    const same = this.values.get(name) === value;
    this.values.set(name, value);
    return !same;
  };
}

const order = () =>
  new Sheet(
    { 数量: 3, 单价: 9.995, 税率: 0.13, 备注长度: 4, 封顶: 1000 },
    {
      合计: [['金额', '税额'], (read) => read('金额') + read('税额')],
      金额: [['数量', '单价'], (read) => Math.round(read('数量') * read('单价') * 100) / 100],
      税额: [['金额', '税率'], (read) => Math.round(read('金额') * read('税率') * 100) / 100],
      超限: [['合计', '封顶'], (read) => (read('合计') > read('封顶') ? 1 : 0)],
      提示: [['超限'], (read) => read('超限') * 2],
      摘要: [['备注长度'], (read) => read('备注长度') + 1],
    },
  );

describe('a change', () => {
  it('computes what depends on it, each once and after what it reads', () => {
    expect(order().set({ 数量: 4 })).toEqual(['金额', '税额', '合计', '超限']);
  });

  it('leaves everything else alone', () => {
    expect(order().set({ 备注长度: 9 })).toEqual(['摘要']);
    expect(order().set({ 没有人读的: 9 })).toEqual([]);
  });

  it('stops where a value stays what it was', () => {
    const sheet = order();
    // 超限 is computed and stays 0, so 提示 is not computed.
    expect(sheet.set({ 封顶: 2000 })).toEqual(['超限']);
    expect(sheet.set({ 封顶: 1 })).toEqual(['超限', '提示']);
    expect(sheet.set({ 封顶: 1 })).toEqual([]);
  });

  it('of several fields is one change', () => {
    expect(order().set({ 数量: 4, 单价: 5, 税率: 0.09 })).toEqual(['金额', '税额', '合计', '超限']);
  });
});

describe('the graph', () => {
  it('refuses a circle with the way round', () => {
    const graph = formulaGraph(
      new Map([
        ['金额', ['数量', '折扣']],
        ['折扣', ['合计']],
        ['合计', ['金额']],
      ]),
    );
    expect(graph).toMatchObject({
      ok: false,
      error: { code: 'cycle', params: { path: '金额 -> 折扣 -> 合计 -> 金额' } },
    });
  });

  it('walks a chain of 10,000 formulas', () => {
    const links = Array.from({ length: 10_000 }, (_, at) => at);
    const graph = formulaGraph(new Map(links.map((at) => [`F${at}`, [at === 0 ? '数量' : `F${at - 1}`]])));
    if (!graph.ok) throw new Error(graph.error.message);
    const values = new Map<string, number>([['数量', 1]]);
    const next = (name: string, at: number): boolean => {
      values.set(name, (values.get(at === 0 ? '数量' : `F${at - 1}`) ?? 0) + 1);
      return true;
    };
    expect(graph.value.changed(['数量'], next)).toBe(10_000);
    expect(values.get('F9999')).toBe(10_001);
    // From the middle on nothing changes any more.
    expect(graph.value.changed(['数量'], (_, at) => at < 5_000)).toBe(5_001);
  });

  it('takes a name read twice for one', () => {
    const graph = formulaGraph(new Map([['平方', ['数量', '数量']]]));
    expect(graph.ok && graph.value.changed(['数量'], () => true)).toBe(1);
  });

  it('has the columns of detail rows as names of their own, in both directions', () => {
    const graph = formulaGraph(
      new Map([
        ['合计', ['明细.金额']],
        ['明细.金额', ['明细.数量', '明细.单价', '汇率']],
        ['明细.占比', ['明细.金额', '合计']],
      ]),
    );
    const computed: string[] = [];
    if (graph.ok) graph.value.changed(['汇率'], (name) => computed.push(name) > 0);
    expect(computed).toEqual(['明细.金额', '合计', '明细.占比']);
  });
});

describe('random graphs', () => {
  const seed = Number(process.env.SEED ?? 20261121);

  it(`agree with computing everything again, and compute dependents only (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let round = 0; round < 200; round += 1) {
      const fields = Array.from({ length: 1 + random.below(8) }, (_, at) => `甲${at}`);
      const formulas = Array.from({ length: random.below(60) }, (_, at) => `乙${at}`);
      const reads = new Map(
        formulas.map((name, at) => {
          const below = [...fields, ...formulas.slice(0, at)];
          const count = 1 + random.below(3);
          return [name, Array.from({ length: count }, () => below[random.below(below.length)] ?? '甲0')];
        }),
      );
      // Shuffled, so that the graph has to order them.
      const shuffled = [...reads].sort(() => random.below(3) - 1);
      const graph = formulaGraph(new Map(shuffled));
      if (!graph.ok) throw new Error(`seed ${seed}, round ${round}: ${graph.error.message}`);
      const values = new Map<string, number>(fields.map((name) => [name, random.below(5)]));
      // Coarse values, so that results often stay the same.
      const fresh = (name: string): number =>
        (reads.get(name) ?? []).reduce((sum, read) => sum + (values.get(read) ?? 0), 0) % 3;
      const recompute = (name: string): boolean => {
        const before = values.get(name);
        values.set(name, fresh(name));
        return values.get(name) !== before;
      };
      graph.value.all(recompute);
      for (let change = 0; change < 5; change += 1) {
        const field = fields[random.below(fields.length)] ?? '甲0';
        values.set(field, random.below(5));
        const computed: string[] = [];
        const moved = new Set([field]);
        graph.value.changed([field], (name) => {
          computed.push(name);
          expect((reads.get(name) ?? []).some((read) => moved.has(read))).toBe(true);
          const other = recompute(name);
          if (other) moved.add(name);
          return other;
        });
        expect(new Set(computed).size).toBe(computed.length);
        for (const name of formulas)
          expect([`round ${round}`, name, values.get(name)]).toEqual([`round ${round}`, name, fresh(name)]);
      }
    }
  });
});

describe('with compiled formulas', () => {
  it('runs a program only when something it reads changed', () => {
    const logic: Readonly<Record<string, Data>> = {
      税额: { round: [{ '*': [{ var: '金额' }, { var: '税率' }] }, 2] },
      金额: { round: [{ '*': [{ var: '数量' }, { var: '单价' }] }, 2] },
    };
    const programs = new Map(
      Object.entries(logic).map(([name, source]) => {
        const tree = parseJsonLogic(source);
        if (!tree.ok) throw new Error(tree.error.message);
        return [name, compile(tree.value)];
      }),
    );
    const graph = formulaGraph(new Map([...programs].map(([name, program]) => [name, program.reads])));
    const values: Record<string, Data> = { 数量: 3, 单价: 9.995, 税率: 0.13 };
    let runs = 0;
    const recompute = (name: string): boolean => {
      runs += 1;
      const answer = programs.get(name)?.run({ read: (field) => values[field] });
      const before = values[name];
      values[name] = answer?.ok ? answer.value : null;
      return values[name] !== before;
    };
    if (!graph.ok) throw new Error(graph.error.message);
    graph.value.all(recompute);
    expect(values).toMatchObject({ 金额: 29.99, 税额: 3.9 });
    runs = 0;
    values.税率 = 0.09;
    graph.value.changed(['税率'], recompute);
    expect([runs, values.税额]).toEqual([1, 2.7]);
    // 29.99 again, so the tax is not computed.
    values.单价 = 9.9951;
    graph.value.changed(['单价'], recompute);
    expect([runs, values.税额]).toEqual([2, 2.7]);
  });
});
