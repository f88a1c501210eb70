import { setTimeout as wait } from 'node:timers/promises';
import { benchBoard } from './boards.cards.ts';
import { screenFigures } from './boards.screens.ts';
import { type WallSize, wallFigures } from './boards.wall.ts';
import { type BoardWorld, openBoardWorld } from './boards.world.ts';
import { type Figure, median } from './measure.ts';
import { suiteOf } from './Suite.ts';
import { p95, page, post, signIn } from './signedUser.ts';

interface Size {
  readonly orders: number;
  readonly rounds: number;
  /** Pages of another user. */
  readonly pages: number;
  /** Milliseconds after which every question is read again, and between two askings of a board that follows changes. */
  readonly rest: number;
  readonly follow: number;
  /** People who look at a public link to the board, and milliseconds between two askings of each. */
  readonly viewers: number;
  readonly each: number;
  readonly wall: WallSize;
  /** Shipped screens that are opened; absent: all. */
  readonly screens?: number;
}

interface Asked {
  readonly taken: number;
  /** Answers from before the last write, because their questions rest. */
  readonly kept: number;
}

/** Milliseconds until these cards are answered. */
async function ask({ admin }: BoardWorld, cards: readonly string[]): Promise<Asked> {
  const start = performance.now();
  const answer = await post(admin, '/api/jig/board/ask', { board: benchBoard.board, cards, chosen: {} });
  const told = await answer.text();
  const taken = performance.now() - start;
  if (told.includes('"problem"') || told.split('event: card').length - 1 !== cards.length)
    throw new Error(`bench: a card was not answered: ${told.slice(0, 500)}`);
  return { taken, kept: told.split('"kept"').length - 1 };
}

/** The same after a write and a rest, so that each is read from the database. */
async function read(world: BoardWorld, { rest }: Size, cards: readonly string[]): Promise<number> {
  await world.change();
  await wait(rest);
  const { taken, kept } = await ask(world, cards);
  if (kept > 0 && rest > 0) throw new Error(`bench: ${kept} cards were not read again`);
  return taken;
}

/** The whole board beside its slowest card alone, in turns. */
async function openFigure(world: BoardWorld, size: Size): Promise<Figure> {
  const all = benchBoard.cards.map(({ id }) => id);
  const alone = new Map<string, number>();
  for (const id of all) alone.set(id, await read(world, size, [id]));
  const [slowest = ''] = all.toSorted((a, b) => (alone.get(b) ?? 0) - (alone.get(a) ?? 0));
  console.log(all.map((id) => `${id} ${(alone.get(id) ?? 0).toFixed(0)} ms`).join(', '));
  const whole: number[] = [];
  const one: number[] = [];
  for (let round = 0; round < size.rounds; round += 1) {
    whole.push(await read(world, size, all));
    one.push(await read(world, size, [slowest]));
  }
  return {
    what: `a board of ${all.length} cards, all answered (${median(whole).toFixed(0)} ms) / its slowest card alone (${slowest}, ${median(one).toFixed(0)} ms)`,
    value: median(whole) / median(one),
    unit: 'x',
    limit: 1.5,
  };
}

/** Milliseconds of the board as a PDF with what stands on screen. */
async function makePdf({ admin }: BoardWorld): Promise<number> {
  const start = performance.now();
  const answer = await post(admin, '/api/jig/board/pdf', { board: benchBoard.board, chosen: {} });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (new TextDecoder().decode(bytes.slice(0, 5)) !== '%PDF-')
    throw new Error(`bench: no PDF was made: ${new TextDecoder().decode(bytes.slice(0, 500))}`);
  return performance.now() - start;
}

/** Most milliseconds of a board as a PDF. */
const pdfLimit = 3_000;

/** The board as a PDF beside the time it may take; the first one starts the thread and opens fonts and charts. */
async function pdfFigure(world: BoardWorld, { rounds }: Size): Promise<Figure> {
  const { cards } = benchBoard;
  await ask(
    world,
    cards.map(({ id }) => id),
  );
  const first = await makePdf(world);
  const taken: number[] = [];
  for (let round = 0; round < rounds * 3; round += 1) taken.push(await makePdf(world));
  return {
    what: `a board of ${cards.length} cards as PDF (${median(taken).toFixed(0)} ms, the first one ${first.toFixed(0)} ms) / ${pdfLimit} ms`,
    value: Math.max(median(taken), first) / pdfLimit,
    unit: 'x',
    limit: 1,
  };
}

/** Pages of another user while others are busy, beside the same before. */
async function besideFigure(
  { base }: BoardWorld,
  { pages: count }: Size,
  { what, limit, before, run }: Busy,
): Promise<Figure> {
  const other = await signIn(base, 'manager');
  const pages = async (): Promise<readonly number[]> => {
    const taken: number[] = [];
    for (let at = 0; at < count; at += 1) {
      taken.push(await page(other));
      await wait(20);
    }
    return taken;
  };
  const pagesWhile = async (work: Busy['run']): Promise<number> => {
    let isOver = false;
    const busy = work(() => isOver);
    const taken = await pages();
    isOver = true;
    await busy;
    return p95(taken);
  };
  await pages();
  const without = before === undefined ? p95(await pages()) : await pagesWhile(before.run);
  const beside = await pagesWhile(run);
  return {
    what: `Page p95 beside ${what} (${beside.toFixed(0)} ms) / ${before?.what ?? 'alone'} (${without.toFixed(0)} ms)`,
    value: beside / without,
    unit: 'x',
    limit,
  };
}

interface Busy {
  readonly what: string;
  readonly limit: number;
  /** What goes on without them; absent: nothing. */
  readonly before?: Pick<Busy, 'what' | 'run'>;
  /** Goes on until it is over. */
  run(isOver: () => boolean): Promise<void>;
}

/** A board that follows changes. */
const following = (world: BoardWorld, { follow }: Size): Busy => ({
  what: 'a board that follows changes without end',
  limit: 1.5,
  async run(isOver) {
    const all = benchBoard.cards.map(({ id }) => id);
    while (!isOver()) {
      await world.change();
      await ask(world, all);
      await wait(follow);
    }
  },
});

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** People with a public link to the board, each asking once in `each` milliseconds, while orders change. */
async function watching(world: BoardWorld, { viewers, each, follow }: Size): Promise<Busy> {
  const made = await post(world.admin, '/api/jig/share/make', {
    ...{ kind: 'public', name: 'bench', endsOn: tomorrow(), watermark: '', users: [], roles: [] },
    boards: [
      {
        ...{ board: benchBoard.board, without: {}, filters: [] },
        cards: benchBoard.cards.map(({ id }) => id),
      },
    ],
  });
  const { data, message } = (await made.json()) as { data?: { path: string }; message?: string };
  if (data === undefined || data === null) throw new Error(`bench: the board was not shared: ${message}`);
  const body = JSON.stringify({ code: data.path.slice(1) });
  const headers = { 'content-type': 'application/json' };
  const look = async (): Promise<void> => {
    const answer = await fetch(`${world.base}/api/jig/shared`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`bench: the share answered ${answer.status} ${await answer.text()}`);
    await answer.text();
  };
  const changing: Busy['run'] = async (isOver) => {
    while (!isOver()) {
      await world.change();
      await wait(follow);
    }
  };
  return {
    what: `${viewers} viewers of its public link, orders changing`,
    limit: 1.2,
    before: { what: 'orders changing', run: changing },
    async run(isOver) {
      const changes = changing(isOver);
      const looks: Promise<void>[] = [];
      while (!isOver()) {
        looks.push(look());
        await wait(each / viewers);
      }
      await Promise.all([changes, ...looks]);
    },
  };
}

/** `npm run bench -- boards`: a board of twelve cards over a million orders on PostgreSQL, and the same on a wall. */
export const boardsSuite = suiteOf<Size>({
  title: 'boards',
  full: {
    orders: 1_000_000,
    rounds: 3,
    pages: 1_000,
    ...{ rest: 12_000, follow: 2_000 },
    ...{ viewers: 200, each: 60_000 },
    wall: { changes: 1_000, perSecond: 10, settle: 3_000 },
  },
  tiny: {
    orders: 100,
    rounds: 1,
    pages: 5,
    ...{ rest: 0, follow: 0, viewers: 2, each: 200 },
    wall: { changes: 5, perSecond: 50, settle: 100 },
    screens: 2,
  },
  async measure(size, windows) {
    const world = await openBoardWorld(windows.companies, size.orders);
    try {
      const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
        open: async () => [await openFigure(world, size)],
        pdf: async () => [await pdfFigure(world, size)],
        follow: async () => [await besideFigure(world, size, following(world, size))],
        viewers: async () => [await besideFigure(world, size, await watching(world, size))],
        wall: async () => wallFigures(await windows.browser(), world, size.wall),
        screens: async () =>
          screenFigures(await windows.browser(), (await windows.product()).base, size.screens),
      };
      const figures: Figure[] = [];
      for (const [name, measure] of Object.entries(parts))
        if (name.includes(process.env.BENCH_CASE ?? '')) figures.push(...(await measure()));
      return figures;
    } finally {
      await world.stop();
    }
  },
});
