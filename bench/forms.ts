import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchField, BenchSpec } from './form.contract.ts';
import { type Figure, median, open, work } from './measure.ts';
import { suiteOf } from './Suite.ts';

interface Size {
  /** Numbers of fields, multiples of ten. */
  readonly fields: readonly number[];
  readonly rounds: number;
  readonly warmUp: number;
  readonly keys: number;
  readonly keysToWarm: number;
}

/**
 * A form as in a factory: mostly text and numbers, some selects. One field in ten is computed and one is
 * conditional.
 */
function specOf(n: number): BenchSpec {
  const fields = Array.from({ length: n }, (_, i): BenchField => {
    const base = { i, name: `f${i}`, label: `字段${i}` };
    const place = i % 10;
    if (place === 8)
      return { ...base, type: 'number', init: null, computed: { a: `f${i - 7}`, b: `f${i - 6}` } };
    if (place === 9) return { ...base, type: 'text', init: `备注${i}`, visible: { a: `f${i - 8}`, gt: 5 } };
    if (place === 5)
      return { ...base, type: 'select', options: ['个', '件', '套', '千克'], init: '个', required: true };
    if (place === 1 || place === 2 || place === 6)
      return { ...base, type: 'number', init: 10 + (i % 7), min: 0, max: 99999, required: true };
    return { ...base, type: 'text', init: `值${i}`, maxLength: 50, required: place === 0 };
  });
  return { n, fields };
}

interface Measured {
  readonly mount: number;
  readonly key: number;
  /** Share of computed and conditional fields with a correct DOM before the next frame, 0 to 1. */
  readonly beforeFrame: number;
}

const impls = ['hand', 'jig', 'semi'] as const;
type Impl = (typeof impls)[number];

/** A page with one implementation. */
interface Bench {
  readonly impl: Impl;
  readonly page: Page;
  readonly cdp: CDPSession;
}

async function openBench(browser: Browser, base: string, impl: Impl, spec: BenchSpec): Promise<Bench> {
  const { page, cdp } = await open(browser, `${base}/bench/form.html?impl=${impl}`);
  await page.waitForFunction(() => Boolean(window.__bench));
  await page.evaluate((given) => Object.assign(window, { __spec: given }), spec);
  return { impl, page, cdp };
}

/** Main-thread CPU of a step, in ms. */
async function workOf({ page, cdp }: Bench, step: () => Promise<unknown>): Promise<number> {
  await page.bringToFront();
  const before = await work(cdp);
  await step();
  return (await work(cdp)) - before;
}

/**
 * Measures all implementations at one size. They take turns in every round, so that other load affects them
 * equally.
 */
async function measure(
  browser: Browser,
  base: string,
  n: number,
  { rounds, warmUp, keys, keysToWarm }: Size,
): Promise<Readonly<Record<Impl, Measured>>> {
  const spec = specOf(n);
  const benches: Bench[] = [];
  for (const impl of impls) benches.push(await openBench(browser, base, impl, spec));
  const mounts = timesOf();
  const presses = timesOf();
  for (let round = 0; round < rounds + warmUp; round++)
    for (const bench of benches) {
      const time = await workOf(bench, () => bench.page.evaluate('__bench.mount(__spec)'));
      if (round >= warmUp) mounts[bench.impl].push(time);
      // The last mounted form is used for the key presses.
      if (round < rounds + warmUp - 1) await bench.page.evaluate('__bench.unmount()');
    }
  // A key press is an input event on a text field in the middle.
  const middle = Math.floor(n / 20) * 10;
  for (let at = 0; at < keys + keysToWarm; at++)
    for (const bench of benches) {
      const time = await workOf(bench, () => bench.page.evaluate(press, { i: middle, text: `值${at}` }));
      if (at >= keysToWarm) presses[bench.impl].push(time);
    }
  const measured: [Impl, Measured][] = [];
  for (const { impl, page } of benches) {
    await page.bringToFront();
    const at = { source: middle + 1, computed: middle + 8, conditional: middle + 9 };
    const beforeFrame = await page.evaluate(dependents, at);
    measured.push([impl, { mount: median(mounts[impl]), key: median(presses[impl]), beforeFrame }]);
    await page.close();
  }
  return Object.fromEntries(measured) as Record<Impl, Measured>;
}

const timesOf = (): Readonly<Record<Impl, number[]>> => ({ hand: [], jig: [], semi: [] });

/** Runs in the page: one input event, then two frames. */
async function press({ i, text }: { i: number; text: string }): Promise<void> {
  const { __bench: bench, __spec: spec } = window as unknown as {
    __bench: NonNullable<Window['__bench']>;
    __spec: BenchSpec;
  };
  const input = bench.input(spec, i);
  if (!input) throw new Error(`no input ${i}`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** Runs in the page: changes the source and reads the DOM at the start of the next frame. */
async function dependents(at: { source: number; computed: number; conditional: number }): Promise<number> {
  const { __bench: bench, __spec: spec } = window as unknown as {
    __bench: NonNullable<Window['__bench']>;
    __spec: BenchSpec;
  };
  let right = 0;
  const values = [3, 7, 4, 12, 2, 9, 5, 8];
  const other = Number(bench.input(spec, at.source + 1)?.value);
  for (const value of values) {
    const input = bench.input(spec, at.source);
    if (!input) throw new Error('no source');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, String(value));
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await new Promise<void>((done) => {
      requestAnimationFrame(() => {
        const product =
          Number(bench.input(spec, at.computed)?.value) === Math.round(value * other * 100) / 100;
        const shown = (bench.input(spec, at.conditional) !== null) === value > 5;
        if (product && shown) right += 1;
        done();
      });
    });
  }
  return right / values.length;
}

/**
 * `npm run bench -- forms`: the product beside the hand-written form and Semi's own, in one run.
 */
export const formsSuite = suiteOf<Size>({
  title: 'forms (main-thread CPU, medians)',
  pages: ['bench/form.html'],
  full: { fields: [30, 200, 1000], rounds: 11, warmUp: 3, keys: 21, keysToWarm: 6 },
  tiny: { fields: [10], rounds: 1, warmUp: 0, keys: 1, keysToWarm: 0 },
  async measure(size, windows) {
    const figures: Figure[] = [];
    const keysOfJig: number[] = [];
    for (const n of size.fields) {
      const { hand, jig, semi } = await measure(await windows.browser(), await windows.base(), n, size);
      keysOfJig.push(jig.key);
      figures.push(
        {
          what: `mount ${n} fields: Jig / hand-written (${hand.mount.toFixed(0)} ms)`,
          value: jig.mount / hand.mount,
          unit: 'x',
          limit: 1.3,
        },
        { what: `mount ${n} fields: Semi Form / hand-written`, value: semi.mount / hand.mount, unit: 'x' },
        {
          what: `a key in ${n} fields: Jig / hand-written (${hand.key.toFixed(2)} ms)`,
          value: jig.key / hand.key,
          unit: 'x',
          limit: 1.5,
        },
        { what: `a key in ${n} fields: Semi Form / hand-written`, value: semi.key / hand.key, unit: 'x' },
        {
          what: `${n} fields: dependents late at the next frame, share`,
          value: 1 - jig.beforeFrame,
          unit: '',
          limit: 0,
        },
      );
    }
    figures.push({
      what: `a key: growth from ${size.fields.at(0)} to ${size.fields.at(-1)} fields`,
      value: (keysOfJig.at(-1) ?? 0) / (keysOfJig[0] ?? 1),
      unit: 'x',
      limit: 4,
    });
    return figures;
  },
});
