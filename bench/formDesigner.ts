import type { Browser, CDPSession, Page } from '@playwright/test';
import { cpuTime, median, open, work } from './measure.ts';
import { suiteOf } from './Suite.ts';

const moves = 30;

interface Size {
  /** Fields of a small and of a large form. */
  readonly few: number;
  readonly many: number;
  readonly openings: number;
  readonly drags: number;
  readonly keys: number;
  readonly warmUp: number;
}

/** Resolves at the second frame. */
const frames =
  '(async () => { await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))); })()';

interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Main-thread CPU of the opening. */
  readonly time: number;
}

async function opened(browser: Browser, base: string, what: string): Promise<Opened> {
  const { page, cdp } = await open(browser, `${base}/bench/formDesigner.html`);
  await page.waitForFunction(() => Boolean(window.__formDesigner));
  const before = await work(cdp);
  await page.evaluate(`__formDesigner.${what}`);
  await page.evaluate(frames);
  return { page, cdp, time: (await work(cdp)) - before };
}

/** The box and the designer take turns, each in a fresh page. */
async function measureOpen(
  browser: Browser,
  base: string,
  { many, openings }: Size,
): Promise<{ box: number; designer: number }> {
  const times = { box: [] as number[], designer: [] as number[] };
  for (let round = 0; round < openings; round += 1)
    for (const name of ['box', 'designer'] as const) {
      const { page, time } = await opened(browser, base, `${name}(${many})`);
      times[name].push(time);
      await page.close();
    }
  return { box: median(times.box), designer: median(times.designer) };
}

interface Drag {
  /** Main-thread CPU of a move, with its drawing. */
  readonly move: number;
  /** Maximum between two frames, from pressing to letting go. CPU time, because waiting for a core is no work. */
  readonly heaviest: number;
}

/** Drags a component and lets it go by Escape, which puts it back. */
async function drag({ page, cdp }: Opened): Promise<Drag> {
  await page.bringToFront();
  const grip = await page.evaluate(() => window.__formDesigner?.grip());
  if (!grip) throw new Error('form designer bench: no grip');
  await page.mouse.move(grip.x, grip.y);
  await page.evaluate(frames);
  const at = (step: number) => () => page.mouse.move(grip.x + 6 + step * 8, grip.y + 6 + step * 5);
  const times: number[] = [];
  const step = async (act: () => Promise<void>): Promise<void> => {
    const before = await work(cdp);
    await act();
    await page.evaluate(frames);
    times.push((await work(cdp)) - before);
  };
  await step(() => page.mouse.down());
  for (let move = 0; move <= moves; move += 1) await step(at(move));
  if (!(await page.evaluate(() => window.__formDesigner?.isDragging())))
    throw new Error('form designer bench: nothing is dragged');
  await step(() => page.keyboard.press('Escape'));
  await step(() => page.mouse.up());
  return { move: median(times.slice(2, -2)), heaviest: Math.max(...times) };
}

async function measureDrags(
  browser: Browser,
  base: string,
  { few, many, drags, warmUp }: Size,
): Promise<{ few: Drag; many: Drag }> {
  const found = { few: [] as Drag[], many: [] as Drag[] };
  const pages = {
    few: await opened(browser, base, `designer(${few})`),
    many: await opened(browser, base, `designer(${many})`),
  };
  for (let round = 0; round < drags + warmUp; round += 1)
    for (const name of ['few', 'many'] as const) {
      const measured = await drag(pages[name]);
      if (round >= warmUp) found[name].push(measured);
    }
  for (const { page } of Object.values(pages)) await page.close();
  const of = (all: readonly Drag[]): Drag => ({
    move: median(all.map(({ move }) => move)),
    heaviest: median(all.map(({ heaviest }) => heaviest)),
  });
  return { few: of(found.few), many: of(found.many) };
}

/** A letter typed into the name of a component, and its undo. */
async function measureEdits(
  browser: Browser,
  base: string,
  { many, keys, warmUp }: Size,
): Promise<{ key: number; undo: number; drawn: number }> {
  const { page, cdp } = await opened(browser, base, `designer(${many})`);
  const times = { key: [] as number[], undo: [] as number[] };
  let most = 0;
  await page.evaluate('__formDesigner.enter(5)');
  await page.evaluate(frames);
  const before = await page.evaluate(() => window.__formDesigner?.name());
  const drawn = async (): Promise<number> => (await page.evaluate(() => window.__formDesigner?.drawn())) ?? 0;
  for (let round = 0; round < keys + warmUp; round += 1) {
    const start = await work(cdp);
    await page.keyboard.press('k');
    await page.evaluate(frames);
    const typed = await work(cdp);
    const name = await page.evaluate(() => window.__formDesigner?.name());
    if (!name?.panel.includes('k') || name.canvas !== name.panel)
      throw new Error(`form designer bench: the key went elsewhere (${name?.panel}, ${name?.canvas})`);
    const count = await drawn();
    const undoing = await work(cdp);
    await page.evaluate('__formDesigner.undo()');
    await page.evaluate(frames);
    const undone = await work(cdp);
    const again = await page.evaluate(() => window.__formDesigner?.name());
    if (again?.panel !== before?.panel || again?.canvas !== before?.canvas)
      throw new Error(`form designer bench: not undone (${again?.panel}, ${again?.canvas})`);
    if (round < warmUp) continue;
    const redrawn = (await drawn()) - count;
    if (redrawn === 0) throw new Error('form designer bench: the undo drew nothing');
    most = Math.max(most, redrawn);
    times.key.push(typed - start);
    times.undo.push(undone - undoing);
  }
  await page.close();
  return { key: median(times.key), undo: median(times.undo), drawn: most };
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** `npm run bench -- formDesigner`: the form designer on a form of 200 fields. */
export const formDesignerSuite = suiteOf<Size>({
  title: 'formDesigner (main-thread CPU, medians; fields of eight types)',
  pages: ['bench/formDesigner.html'],
  full: { few: 20, many: 200, openings: 7, drags: 12, keys: 30, warmUp: 3 },
  tiny: { few: 8, many: 16, openings: 1, drags: 1, keys: 1, warmUp: 0 },
  async measure(size, windows) {
    const { few, many } = size;
    const [browser, base] = [await windows.browser(), await windows.base()];
    const opening = await measureOpen(browser, base, size);
    const moved = await measureDrags(browser, base, size);
    const edits = await measureEdits(browser, base, size);
    return [
      {
        what: `${many} fields: the designer opens (${ms(opening.designer)}) / the edit box (${ms(opening.box)})`,
        value: opening.designer / opening.box,
        unit: 'x',
        limit: 2,
      },
      {
        what: `a pointer move with a field in hand, ${many} fields (${ms(moved.many.move)}) / ${few} (${ms(moved.few.move)})`,
        value: moved.many.move / moved.few.move,
        unit: 'x',
        limit: 2,
      },
      {
        what: `${many} fields: heaviest step of a drag, from pressing to letting go`,
        value: moved.many.heaviest,
        unit: cpuTime,
        limit: 50,
      },
      { what: `a key in a property, ${many} fields`, value: edits.key, unit: cpuTime, limit: 16 },
      { what: `one undo, ${many} fields`, value: edits.undo, unit: cpuTime, limit: 50 },
      {
        what: 'components that an undo of one draws again',
        value: edits.drawn,
        unit: 'components',
        limit: 1,
      },
    ];
  },
});
