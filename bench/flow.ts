import type { Browser, CDPSession, Page } from '@playwright/test';
import { servePages } from '../scripts/servePages.ts';
import { cpuTime, launch, median, open, report, work } from './measure.ts';

const impls = ['bare', 'jig'] as const;
const sizes = [20, 200] as const;
const rounds = 12;
const warmUp = 3;
const moves = 30;

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
export async function benchFlow(): Promise<number> {
  const served = await servePages(['bench/flow.html']);
  const browser = await launch();
  try {
    const benches: Bench[] = [];
    for (const impl of impls)
      for (const size of sizes) benches.push(await openFlow(browser, served.base, impl, size));
    for (let round = 0; round < rounds + warmUp; round += 1)
      for (const bench of benches) await drag(bench, round >= warmUp);
    const of = (name: string): number => median(benches.find((bench) => bench.name === name)?.times ?? []);
    const large = benches.find(({ name }) => name === 'jig-200');
    if (!large) throw new Error('flow bench: nothing to drag');
    const heaviest: number[] = [];
    for (let round = 0; round < 5; round += 1) heaviest.push(await heaviestStep(large));
    return report('flow (main-thread CPU of a pointer move with a node in hand, medians)', [
      {
        what: `200 nodes: Jig (${ms(of('jig-200'))}) / bare LogicFlow (${ms(of('bare-200'))})`,
        value: of('jig-200') / of('bare-200'),
        unit: 'x',
        limit: 1.3,
      },
      {
        what: `200 nodes (${ms(of('jig-200'))}) / 20 nodes (${ms(of('jig-20'))})`,
        value: of('jig-200') / of('jig-20'),
        unit: 'x',
        limit: 3,
      },
      { what: 'bare LogicFlow, 200 nodes / 20 nodes', value: of('bare-200') / of('bare-20'), unit: 'x' },
      {
        what: '200 nodes: heaviest step of a drag, from pressing to letting go',
        value: median(heaviest),
        unit: cpuTime,
        limit: 50,
      },
    ]);
  } finally {
    await browser.close();
    await served.close();
  }
}
