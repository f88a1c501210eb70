/** What runs against what: one call does one unit of work and answers something, so that nothing is optimised away. */
export type Contestants<Name extends string> = Readonly<Record<Name, () => unknown>>;

const rounds = 25;
/** Rounds before those that count: what is called gets its final machine code late when the machine is busy. */
const warming = 8;
/** Milliseconds of one round of one contestant: long against the clock, short against what else the machine does. */
const least = 20;

/** Keeps answers alive. */
let sink: unknown;

/**
 * Microseconds of CPU per call, by default the best of all rounds: what else runs on the machine only ever adds. All contestants
 * take turns in every round. `before`: rounds that do not count.
 */
export function race<Name extends string>(
  contestants: Contestants<Name>,
  pick: (times: readonly number[]) => number = (times) => Math.min(...times),
  before: number = warming,
): Record<Name, number> {
  const runners = Object.entries<() => unknown>(contestants).map(([name, run]) => ({
    name: name as Name,
    run,
    calls: callsFor(run),
    times: [] as number[],
  }));
  for (let round = -before; round < rounds; round += 1) {
    for (const { run, calls, times } of runners) {
      const time = (timeOf(run, calls) * 1000) / calls;
      if (round >= 0) times.push(time);
    }
  }
  return Object.fromEntries(runners.map(({ name, times }) => [name, pick(times)])) as Record<Name, number>;
}

/** Calls that fill one round; finding out also warms up. */
function callsFor(run: () => unknown): number {
  let calls = 1;
  for (;;) {
    const time = timeOf(run, calls);
    if (time >= least) return Math.max(1, Math.round((calls * least) / time));
    calls *= 2;
  }
}

/** Milliseconds of CPU, not of the clock: what else the machine does is not ours. Collecting garbage is. */
function timeOf(run: () => unknown, calls: number): number {
  const start = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) sink = run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** What the last call answered; reading it somewhere keeps the calls from being dropped. */
export const lastAnswer = (): unknown => sink;
