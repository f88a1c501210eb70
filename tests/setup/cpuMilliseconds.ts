/**
 * Milliseconds this process has computed for. Limits of computations are measured with it: time that other processes of a busy
 * machine take does not count.
 */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
