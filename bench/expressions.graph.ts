import { deepStrictEqual } from 'node:assert';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compile, formulaGraph, type Program, parseJsonLogic } from '../expressions/index.ts';
import type { Peers } from './expressions.peers.ts';
import { cpuTime, type Figure, median } from './measure.ts';
import { type RacePace, race } from './race.ts';

/**
 * Formulas of two inputs each: a field of their own, and a rate they share. A field affects one
 * formula, the rate affects all.
 */
interface Sheet {
  set(name: string, value: number): void;
  value(at: number): unknown;
}

function ours(count: number): Sheet {
  const values = new Map<string, number>([['Rate', 1.13]]);
  const programs: Program[] = [];
  const reads = new Map<string, readonly string[]>();
  for (let at = 0; at < count; at += 1) {
    values.set(`F${at}`, at / 100);
    const tree = parseJsonLogic({ round: [{ '*': [{ var: `F${at}` }, { var: 'Rate' }] }, 2] });
    if (!tree.ok) throw new Error(`bench: ${tree.error.message}`);
    const program = compile(tree.value, {
      typeOf: () => 'number',
      scaleOf: (name) => (name === 'Rate' ? 4 : 2),
    });
    programs.push(program);
    reads.set(`G${at}`, program.reads);
  }
  const graph = formulaGraph(reads);
  if (!graph.ok) throw new Error(`bench: ${graph.error.message}`);
  const results: unknown[] = new Array(count).fill(null);
  const scope = { read: (name: string) => values.get(name) };
  const recompute = (_: string, at: number): boolean => {
    const answer = programs[at]?.run(scope);
    const value = answer?.ok ? answer.value : null;
    if (results[at] === value) return false;
    results[at] = value;
    return true;
  };
  graph.value.all(recompute);
  return {
    set(name, value) {
      if (values.get(name) === value) return;
      values.set(name, value);
      graph.value.changed([name], recompute);
    },
    value: (at) => results[at],
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Uses doubles, without formula text, limits or decimals. Effects read the values, as in a form. */
function withSignals({ signal, computed, effect }: Peers['signals'], count: number): Sheet {
  const rate = signal(1.13);
  const fields = Array.from({ length: count }, (_, at) => signal(at / 100));
  const results: unknown[] = new Array(count).fill(null);
  for (const [at, field] of fields.entries()) {
    const formula = computed(() => rounded(field() * rate()));
    effect(() => {
      results[at] = formula();
    });
  }
  return {
    set: (name, value) => (name === 'Rate' ? rate(value) : fields[Number(name.slice(1))]?.(value)),
    value: (at) => results[at],
  };
}

function withMobx({ observable, computed, autorun, runInAction }: Peers['mobx'], count: number): Sheet {
  const box = (value: number) => observable.box(value, { deep: false });
  const rate = box(1.13);
  const fields = Array.from({ length: count }, (_, at) => box(at / 100));
  const results: unknown[] = new Array(count).fill(null);
  for (const [at, field] of fields.entries()) {
    const formula = computed(() => rounded(field.get() * rate.get()));
    autorun(() => {
      results[at] = formula.get();
    });
  }
  return {
    set: (name, value) =>
      runInAction(() => (name === 'Rate' ? rate : fields[Number(name.slice(1))])?.set(value)),
    value: (at) => results[at],
  };
}

/** Milliseconds of a change that affects one formula or all, and the sheet's heap size. */
export function graphFigures(peers: Peers | undefined, count: number, pace: RacePace): readonly Figure[] {
  const made = {
    Jig: weighed(() => ours(count)),
    ...(peers && {
      'alien-signals': weighed(() => withSignals(peers.signals, count)),
      mobx: weighed(() => withMobx(peers.mobx, count)),
    }),
  };
  let turn = 0;
  const contestants: Record<string, () => unknown> = {};
  for (const [name, { sheet }] of Object.entries(made)) {
    sheet.set('F77', 13);
    sheet.set('Rate', 1.06);
    deepStrictEqual(sheet.value(77), 13.78, name);
    contestants[`${name} few`] = () => {
      turn += 1;
      sheet.set(`F${turn % count}`, turn);
    };
    contestants[`${name} all`] = () => {
      turn += 1;
      sheet.set('Rate', 1 + (turn % 1000) / 1000);
    };
  }
  const time = race(contestants, pace, median);
  return Object.entries(made).flatMap(([name, { megabytes }]) => {
    const limits = (most: number) => (name === 'Jig' ? { limit: most } : {});
    const what = `${count.toLocaleString('en')} two-input formulas, ${name}`;
    return [
      {
        what: `${what}: a change touching one`,
        value: (time[`${name} few`] ?? Number.NaN) / 1000,
        unit: cpuTime,
        ...limits(0.1),
      },
      {
        what: `${what}: a change touching all`,
        value: (time[`${name} all`] ?? Number.NaN) / 1000,
        unit: cpuTime,
        ...limits(10),
      },
      { what: `${what}: heap`, value: megabytes, unit: 'MB', ...limits(30) },
    ];
  });
}

function weighed(make: () => Sheet): { sheet: Sheet; megabytes: number } {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => {
    collect();
    collect();
    return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  };
  const before = used();
  const sheet = make();
  return { sheet, megabytes: (used() - before) / 1_048_576 };
}
