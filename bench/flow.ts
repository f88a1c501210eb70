import type { Browser, CDPSession, Page } from '@playwright/test';
import { cpuTime, median, open, work } from './measure.ts';
import { suiteOf } from './Suite.ts';

const impls = ['bare', 'jig'] as const;
const moves = 30;

interface Size {
  /** Nodes of a small and of a large flow. */
  readonly few: number;
  readonly many: number;
  readonly rounds: number;
  readonly warmUp: number;
  /** Drags for the heaviest step. */
  readonly drags: number;
}

const frame = '(async () => { await new Promise((done) => requestAnimationFrame(() => done())); })()';

interface Bench {
  readonly name: string;
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly times: number[];
}

async function openFlow(browser: Browser, base: string, impl: string, nodes: number): Promise<Bench> {
  const { page, cdp } = await open(browser, `${base}/bench/flow.html?impl=${impl}`);
  await page.waitForFunction(() => Boolean(window.__flow));
  await page.evaluate((count) => window.__flow?.mount(count), nodes);
  return { name: `${impl}-${nodes}`, page, cdp, times: [] };
}

/** Main-thread CPU of a pointer move while dragging a node, with its drawing. A round is one drag. */
async function drag({ name, page, cdp, times }: Bench, counts: boolean): Promise<void> {
  await page.bringToFront();
  const grip = await page.evaluate(() => window.__flow?.grip());
  if (!grip) throw new Error('flow bench: no grip');
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  // The drag counts from its first detected position. Returning there puts the node back in its place.
  await page.mouse.move(grip.x + 2, grip.y + 2);
  await page.evaluate(frame);
  const before = await work(cdp);
  for (let at = 1; at <= moves; at += 1) {
    await page.mouse.move(grip.x + 2 + at * 2, grip.y + 2 + at);
    await page.evaluate(frame);
  }
  const after = await work(cdp);
  const moved = await page.evaluate(() => window.__flow?.grip());
  if (!moved || moved.x - grip.x < moves)
    throw new Error(`flow bench: the node of ${name} was not dragged (${moved?.x} from ${grip.x})`);
  await page.mouse.move(grip.x + 2, grip.y + 2);
  await page.mouse.up();
  await page.evaluate(frame);
  if (counts) times.push((after - before) / moves);
}

/**
 * Maximum main-thread CPU between two frames of a drag: press, each move, release. Measures CPU time, because
 * waiting for a core makes a task long on the clock of a busy machine.
 */
async function heaviestStep({ page, cdp }: Bench): Promise<number> {
  await page.bringToFront();
  const grip = await page.evaluate(() => window.__flow?.grip());
  if (!grip) throw new Error('flow bench: no grip');
  await page.mouse.move(grip.x, grip.y);
  await page.evaluate(frame);
  const steps: readonly (() => Promise<void>)[] = [
    () => page.mouse.down(),
    ...Array.from({ length: moves }, (_, at) => () => page.mouse.move(grip.x + 2 + at * 2, grip.y + at)),
    () => page.mouse.up(),
    // A move that the owner did not apply would be reverted here.
    () => page.evaluate(frame).then(() => undefined),
  ];
  let heaviest = 0;
  for (const step of steps) {
    const before = await work(cdp);
    await step();
    await page.evaluate(frame);
    heaviest = Math.max(heaviest, (await work(cdp)) - before);
  }
  return heaviest;
}

const ms = (value: number): string => `${value.toFixed(2)} ms`;

/**
 * `npm run bench -- flow`: dragging a node of the product's canvas beside plain LogicFlow with the same nodes
 * and lines.
 */
export const flowSuite = suiteOf<Size>({
  title: 'flow (main-thread CPU of a pointer move with a node in hand, medians)',
  pages: ['bench/flow.html'],
  full: { few: 20, many: 200, rounds: 12, warmUp: 3, drags: 5 },
  tiny: { few: 11, many: 12, rounds: 1, warmUp: 0, drags: 1 },
  async measure({ few, many, rounds, warmUp, drags }, windows) {
    const [browser, base] = [await windows.browser(), await windows.base()];
    const benches: Bench[] = [];
    for (const impl of impls)
      for (const nodes of [few, many]) benches.push(await openFlow(browser, base, impl, nodes));
    for (let round = 0; round < rounds + warmUp; round += 1)
      for (const bench of benches) await drag(bench, round >= warmUp);
    const of = (impl: (typeof impls)[number], nodes: number): number =>
      median(benches.find(({ name }) => name === `${impl}-${nodes}`)?.times ?? []);
    const large = benches.find(({ name }) => name === `jig-${many}`);
    if (!large) throw new Error('flow bench: nothing to drag');
    const heaviest: number[] = [];
    for (let round = 0; round < drags; round += 1) heaviest.push(await heaviestStep(large));
    for (const { page } of benches) await page.close();
    const [jig, bare] = [of('jig', many), of('bare', many)];
    return [
      {
        what: `${many} nodes: Jig (${ms(jig)}) / bare LogicFlow (${ms(bare)})`,
        value: jig / bare,
        unit: 'x',
        limit: 1.3,
      },
      {
        what: `${many} nodes (${ms(jig)}) / ${few} nodes (${ms(of('jig', few))})`,
        value: jig / of('jig', few),
        unit: 'x',
        limit: 3,
      },
      { what: `bare LogicFlow, ${many} nodes / ${few} nodes`, value: bare / of('bare', few), unit: 'x' },
      {
        what: `${many} nodes: heaviest step of a drag, from pressing to letting go`,
        value: median(heaviest),
        unit: cpuTime,
        limit: 50,
      },
    ];
  },
});
