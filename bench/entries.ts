import { type Entry, entries, repeated, requestOf } from '../tests/wire/worstTexts.ts';
import { longestWork } from './longestWork.ts';
import { cpuTime, type Figure } from './measure.ts';
import { suiteOf } from './Suite.ts';
import { openFixture } from './server.fixture.ts';

interface Size {
  /** Characters of a text; it is compared with one half as long. */
  readonly characters: number;
  readonly entries: readonly Entry[];
  /** What texts are made of. */
  readonly parts: readonly string[];
  /** Entries called once before measuring. */
  readonly warmUp: number;
  /** Attempts for a call above a limit, because garbage is collected now and then. */
  readonly tries: number;
}

/**
 * Most milliseconds in which a call holds the main thread beyond reading its body with `JSON.parse`, and beyond the same call with a
 * short text: what a publication works in one piece has no part in the text.
 */
const mostBeyond = 30;
/** Most growth of what a call holds when its text doubles. */
const mostGrowth = 2.2;
/** Holds below this, in milliseconds, say nothing about growth: the clock is exact to a tick. */
const leastHold = 10;

/** Characters of a short text. */
const shortText = 40;

type Call = readonly [path: string, init: RequestInit];
type Hold = (call: Call) => Promise<number>;

/** Longest hold of the main thread by an ordinary read of the same body: as JSON, else as a JSON text. */
async function holdOfReading([path, init]: Call): Promise<number> {
  const text = new TextDecoder().decode(init.body as ArrayBuffer);
  const request = new Request(`http://jig.bench${path}`, {
    ...init,
    body: isJson(text) ? text : JSON.stringify(text),
  });
  return longestWork(async () => JSON.parse(await request.text()));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

interface Holds {
  readonly above: number;
  readonly below: number;
}

/** Shortest holds of two calls that take turns; stops early when they are within the limit. */
async function shortest(
  above: () => Promise<number>,
  below: () => Promise<number>,
  isWithin: (holds: Holds) => boolean,
  tries: number,
): Promise<Holds> {
  let holds: Holds = { above: Number.POSITIVE_INFINITY, below: Number.POSITIVE_INFINITY };
  for (let run = 0; run < tries && (run === 0 || !isWithin(holds)); run += 1)
    holds = { above: Math.min(holds.above, await above()), below: Math.min(holds.below, await below()) };
  return holds;
}

const beyond = ({ above, below }: Holds): number => Math.max(0, above - below);
const growth = ({ above, below }: Holds): number => Math.max(above, leastHold) / Math.max(below, leastHold);

async function figuresOf(
  entry: Entry,
  hold: Hold,
  { characters, parts, tries }: Size,
): Promise<readonly Figure[]> {
  let worst = { part: '', value: -1 };
  const short = await requestOf(entry, 'a', shortText);
  for (const part of parts) {
    const call = await requestOf(entry, part, characters);
    const value = beyond(
      await shortest(
        () => hold(call),
        async () => Math.max(await holdOfReading(call), await hold(short)),
        (holds) => beyond(holds) <= mostBeyond,
        tries,
      ),
    );
    if (value > worst.value) worst = { part, value };
  }
  const whole = await requestOf(entry, worst.part, characters);
  const half = await requestOf(entry, worst.part, characters / 2);
  const grown = growth(
    await shortest(
      () => hold(whole),
      () => hold(half),
      (holds) => growth(holds) <= mostGrowth,
      tries,
    ),
  );
  const what = `${entry.name}, worst of ${JSON.stringify(worst.part)}`;
  return [
    { what: `${what}: beyond reading it`, value: worst.value, unit: cpuTime, limit: mostBeyond },
    { what: `${entry.name}: 1 MB / 0.5 MB`, value: grown, unit: 'x', limit: mostGrowth },
  ];
}

/**
 * `npm run bench -- entries`: longest hold of the main thread by a megabyte of the worst text, per entry, beyond reading the same
 * body. `BENCH_CASE` runs the entries whose name contains it.
 */
export const entriesSuite = suiteOf<Size>({
  title: 'main thread held by 1 MB of text',
  full: {
    characters: 1_000_000,
    entries: entries.filter(({ name }) => name.includes(process.env.BENCH_CASE ?? '')),
    parts: repeated,
    warmUp: 30,
    tries: 8,
  },
  tiny: { characters: 1_000, entries: entries.slice(0, 3), parts: ['0'], warmUp: 0, tries: 1 },
  async measure(size) {
    const { app, authorization, close } = await openFixture(0);
    try {
      const hold: Hold = async ([path, init]) => {
        const headers = new Headers(init.headers);
        headers.set('authorization', authorization);
        const request = new Request(`http://jig.bench${path}`, { ...init, headers });
        return longestWork(async () => {
          const answer = await app.fetch(request);
          await answer.arrayBuffer();
        });
      };
      // The first calls of a process compile code.
      for (const entry of entries.slice(0, size.warmUp)) await hold(await requestOf(entry, 'a'));
      const figures: Figure[] = [];
      for (const entry of size.entries) figures.push(...(await figuresOf(entry, hold, size)));
      return figures;
    } finally {
      await close();
    }
  },
});
