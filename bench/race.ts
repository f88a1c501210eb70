/**
 * Implementations to compare. One call does one unit of work and returns something, so that the engine cannot
 * drop it.
 */
export type Contestants<Name extends string> = Readonly<Record<Name, () => unknown>>;

/** How long contestants run. */
export interface RacePace {
  readonly rounds: number;
  /** Rounds before those that count, because a busy machine optimises code late. */
  readonly warming: number;
  /** Milliseconds of one round of one contestant: long compared with the clock, short compared with other load. */
  readonly least: number;
}

/** The pace of figures. */
export const steadyPace: RacePace = { rounds: 25, warming: 8, least: 20 };
/** The pace of a run whose figures are not compared. */
export const hastyPace: RacePace = { rounds: 1, warming: 0, least: 0.1 };

/** Stores results, so that the engine cannot drop the calls. */
let sink: unknown;

/**
 * Microseconds of CPU per call. Default: the best of all rounds, because other load only adds time. All
 * contestants take turns in every round.
 */
export function race<Name extends string>(
  contestants: Contestants<Name>,
  { rounds, warming, least }: RacePace,
  pick: (times: readonly number[]) => number = (times) => Math.min(...times),
): Record<Name, number> {
  const runners = Object.entries<() => unknown>(contestants).map(([name, run]) => ({
    name: name as Name,
    run,
    calls: callsFor(run, least),
    times: [] as number[],
  }));
  for (let round = -warming; round < rounds; round += 1) {
    for (const { run, calls, times } of runners) {
      const time = (timeOf(run, calls) * 1000) / calls;
      if (round >= 0) times.push(time);
    }
  }
  return Object.fromEntries(runners.map(({ name, times }) => [name, pick(times)])) as Record<Name, number>;
}

/** Number of calls that fill one round. Finding it also warms up. */
function callsFor(run: () => unknown, least: number): number {
  let calls = 1;
  for (;;) {
    const time = timeOf(run, calls);
    if (time >= least) return Math.max(1, Math.round((calls * least) / time));
    calls *= 2;
  }
}

/** Milliseconds of CPU, so that other processes do not count. Includes garbage collection. */
function timeOf(run: () => unknown, calls: number): number {
  const start = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) sink = run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Result of the last call. Reading it prevents the engine from dropping the calls. */
export const lastAnswer = (): unknown => sink;
