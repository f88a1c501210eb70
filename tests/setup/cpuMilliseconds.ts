/**
 * Milliseconds this process has computed for. Limits of computations are measured with it: time that other processes of a busy
 * machine take does not count.
 */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** How many times as long `work` computes as `beside`: the shortest of ten runs of ten calls each, in turns. */
export function timeRatio(work: () => unknown, beside: () => unknown): number {
  const timeOf = (run: () => unknown): number => {
    const before = cpuMilliseconds();
    for (let call = 0; call < 10; call += 1) run();
    return cpuMilliseconds() - before;
  };
  let [most, least] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 10; round += 1) {
    most = Math.min(most, timeOf(work));
    least = Math.min(least, timeOf(beside));
  }
  return most / least;
}
