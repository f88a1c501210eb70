import type { Browser } from '@playwright/test';
import type { BenchField, BenchSpec } from './form.contract.ts';
import { type Figure, launch, median, open, report, work } from './measure.ts';
import { serveBench } from './serve.ts';

const sizes = [30, 200, 1000] as const;
const rounds = 7;
const keys = 24;

/** A form as a factory has it: mostly text and numbers, some selects, one computed and one conditional field in ten. */
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
  /** Computed and conditional fields whose DOM was right before the first frame after the input, 0 to 1. */
  readonly beforeFrame: number;
}

async function measure(browser: Browser, base: string, impl: string, n: number): Promise<Measured> {
  const { page, cdp } = await open(browser, `${base}/bench/form.html?impl=${impl}`);
  await page.waitForFunction(() => Boolean(window.__bench));
  await page.evaluate((spec) => Object.assign(window, { __spec: spec }), specOf(n));
  const mounts: number[] = [];
  for (let round = 0; round < rounds + 2; round++) {
    const before = await work(cdp);
    await page.evaluate('__bench.mount(__spec)');
    const after = await work(cdp);
    if (round >= 2) mounts.push(after - before);
    if (round < rounds + 1) await page.evaluate('__bench.unmount()');
  }
  // A key is an input event on a text field in the middle of the form, as a person makes it.
  const middle = Math.floor(n / 20) * 10;
  const presses: number[] = [];
  for (let at = 0; at < keys; at++) {
    const before = await work(cdp);
    await page.evaluate(press, { i: middle, text: `值${at}` });
    const after = await work(cdp);
    if (at >= 6) presses.push(after - before);
  }
  const beforeFrame = await page.evaluate(dependents, {
    source: middle + 1,
    computed: middle + 8,
    conditional: middle + 9,
  });
  await page.close();
  return { mount: median(mounts), key: median(presses), beforeFrame };
}

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

/** Runs in the page: changes the source and looks at the DOM at the start of the very next frame. */
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

/** `npm run bench -- forms`: ours beside the hand-written form and Semi's own, in one run. Answers the misses. */
export async function benchForms(): Promise<number> {
  const served = await serveBench();
  const browser = await launch();
  const figures: Figure[] = [];
  const keysOfJig: number[] = [];
  try {
    for (const n of sizes) {
      const hand = await measure(browser, served.base, 'hand', n);
      const jig = await measure(browser, served.base, 'jig', n);
      const semi = await measure(browser, served.base, 'semi', n);
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
      what: 'a key: growth from 30 to 1000 fields',
      value: (keysOfJig.at(-1) ?? 0) / (keysOfJig[0] ?? 1),
      unit: 'x',
      limit: 4,
    });
  } finally {
    await browser.close();
    await served.close();
  }
  return report('forms (main-thread work, medians)', figures);
}
