import { longestHold } from '../tests/wire/longestHold.ts';
import { type Entry, entries, repeated, requestOf } from '../tests/wire/worstTexts.ts';
import type { Figure } from './measure.ts';
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
  /** Attempts for a call above a limit, because other processes may slow it down. */
  readonly tries: number;
}

/** Maximum time a call blocks the main thread, beside reading the same body with `JSON.parse`. */
const mostBeside = 4;
/** Maximum growth of that time when the text doubles. */
const mostGrowth = 2.2;

type Call = readonly [path: string, init: RequestInit];
type Hold = (call: Call) => Promise<number>;

/** Longest block of the main thread by an ordinary read of the same body: as JSON, else as a JSON text. */
async function holdOfReading([path, init]: Call): Promise<number> {
  const text = new TextDecoder().decode(init.body as ArrayBuffer);
  const request = new Request(`http://jig.bench${path}`, {
    ...init,
    body: isJson(text) ? text : JSON.stringify(text),
  });
  return longestHold(async () => JSON.parse(await request.text()));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Best ratio of two holds that take turns; stops early when it is within the limit. */
async function ratio(
  above: () => Promise<number>,
  below: () => Promise<number>,
  limit: number,
  tries: number,
): Promise<number> {
  let [most, least] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < tries && !(most / least <= limit); run += 1) {
    most = Math.min(most, await above());
    least = Math.min(least, await below());
  }
  return most / least;
}

async function figuresOf(
  entry: Entry,
  hold: Hold,
  { characters, parts, tries }: Size,
): Promise<readonly Figure[]> {
  let worst = { part: '', value: 0 };
  for (const part of parts) {
    const call = await requestOf(entry, part, characters);
    const value = await ratio(
      () => hold(call),
      () => holdOfReading(call),
      mostBeside,
      tries,
    );
    if (value > worst.value) worst = { part, value };
  }
  const [long, short] = [
    await requestOf(entry, worst.part, characters),
    await requestOf(entry, worst.part, characters / 2),
  ];
  const growth = await ratio(
    () => hold(long),
    () => hold(short),
    mostGrowth,
    tries,
  );
  const what = `${entry.name}, worst of ${JSON.stringify(worst.part)}`;
  return [
    { what: `${what}: call / JSON.parse`, value: worst.value, unit: 'x', limit: mostBeside },
    { what: `${entry.name}: 1 MB / 0.5 MB`, value: growth, unit: 'x', limit: mostGrowth },
  ];
}

/**
 * `npm run bench -- entries`: longest block of the main thread by a megabyte of the worst text, per entry,
 * beside reading the same body. `BENCH_CASE` runs the entries whose name contains it.
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
        return longestHold(async () => {
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
