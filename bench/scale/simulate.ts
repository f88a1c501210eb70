import type { Demand, KindDemand } from './Demand.ts';
import { EventQueue } from './EventQueue.ts';

/** The 95th percentile of answers, in milliseconds, by kind of call. */
export type Answers = ReadonlyMap<string, number>;

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
const chance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A place where calls wait in the order they come, for one of its cores. */
interface Place {
  readonly cores: number;
  busy: number;
  readonly waiting: { readonly run: () => void }[];
}

/**
 * Runs a plant for some seconds: calls come at random, work in a process, then in the database, then in their process
 * again. A process has one core and takes its calls one after the other; the database has `cores`. Times of work vary as
 * an exponential distribution does, which is worse than what is measured. Machines as large as `demand` asks.
 */
export const simulate = (demand: Demand, seconds: number): Answers => {
  const random = chance(20_261_130);
  const vary = (millis: number): number => (millis <= 0 ? 0 : -Math.log(1 - random()) * millis);
  const events = new EventQueue<() => void>();
  let now = 0;
  const placed = (cores: number): Place => ({ cores, busy: 0, waiting: [] });
  const processes = Array.from({ length: demand.processes }, () => placed(1));
  const database = placed(demand.cores);
  const leave = (place: Place): void => {
    const next = place.waiting.shift();
    if (next === undefined) place.busy -= 1;
    else next.run();
  };
  const work = (place: Place, millis: number, done: () => void): void => {
    const run = (): void =>
      events.add(now + millis, () => {
        leave(place);
        done();
      });
    if (place.busy < place.cores) {
      place.busy += 1;
      run();
    } else place.waiting.push({ run });
  };
  const taken = new Map<string, number[]>(demand.kinds.map(({ kind }) => [kind, []]));
  const pages = demand.kinds.find(({ kind }) => kind === 'page')?.perSecond ?? 0;
  const recounting = pages === 0 ? 0 : demand.recounts / pages;
  const warming = (seconds * 1000) / 5;
  const call = ({ kind, process, database: asked }: KindDemand): void => {
    const began = now;
    const at = Math.floor(random() * processes.length);
    // The less busy one of two, as a proxy that counts connections finds it.
    const other = Math.floor(random() * processes.length);
    const load = (index: number): number =>
      (processes[index]?.busy ?? 0) + (processes[index]?.waiting.length ?? 0);
    const place = processes[load(other) < load(at) ? other : at] ?? placed(1);
    const more = kind === 'page' && random() < recounting ? demand.recount : 0;
    work(place, vary(process / 2), () =>
      work(database, vary(asked) + vary(more), () =>
        work(place, vary(process / 2), () => {
          if (began > warming) taken.get(kind)?.push(now - began);
        }),
      ),
    );
  };
  for (const kind of demand.kinds) {
    const come = (): void => {
      call(kind);
      events.add(now + vary(1000 / kind.perSecond), come);
    };
    events.add(vary(1000 / kind.perSecond), come);
  }
  for (let event = events.take(); event !== undefined && event.at < seconds * 1000; event = events.take()) {
    now = event.at;
    event.what();
  }
  return new Map(
    [...taken].map(([kind, millis]) => {
      millis.sort((a, b) => a - b);
      return [kind, millis[Math.floor(millis.length * 0.95)] ?? Number.NaN];
    }),
  );
};
