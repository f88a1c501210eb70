import { longestHold } from '../tests/wire/longestHold.ts';
import { entries, repeated, requestOf } from '../tests/wire/worstTexts.ts';
import { type Figure, report } from './measure.ts';
import { openFixture } from './server.fixture.ts';

/** Maximum milliseconds that a call may block the main thread. */
const limit = 50;
/** Number of entries called once before measuring. */
const warmUp = 30;
/** Attempts for a call above the limit, because other processes may slow it down. */
const tries = 4;

/**
 * `npm run bench -- entries`: longest block of the main thread by a megabyte of the worst text, per entry.
 */
export async function benchEntries(): Promise<number> {
  const { app, authorization, close } = await openFixture(0);
  try {
    const hold = async (path: string, init: RequestInit): Promise<number> => {
      const headers = new Headers(init.headers);
      headers.set('authorization', authorization);
      return longestHold(async () => {
        const answer = await app.fetch(new Request(`http://jig.bench${path}`, { ...init, headers }));
        await answer.arrayBuffer();
      });
    };
    const figures: Figure[] = [];
    // The first calls of a process compile code.
    for (const entry of entries.slice(0, warmUp)) await hold(...(await requestOf(entry, 'a')));
    for (const entry of entries) {
      let worst = { part: '', milliseconds: 0 };
      for (const part of repeated) {
        const [path, init] = await requestOf(entry, part);
        let milliseconds = Number.POSITIVE_INFINITY;
        for (let run = 0; run < tries && milliseconds > limit; run += 1)
          milliseconds = Math.min(milliseconds, await hold(path, init));
        if (milliseconds > worst.milliseconds) worst = { part, milliseconds };
      }
      const what = `${entry.name}, worst of ${JSON.stringify(worst.part)}`;
      figures.push({ what, value: worst.milliseconds, unit: 'ms', limit });
    }
    return report('main thread held by 1 MB of text', figures);
  } finally {
    await close();
  }
}
