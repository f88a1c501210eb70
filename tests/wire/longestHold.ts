/** Longest time in milliseconds that the main thread was blocked during `run`, by the clock or by another measure (`timeNow`). */
export async function longestHold(
  run: () => Promise<unknown>,
  timeNow: () => number = () => performance.now(),
): Promise<number> {
  let longest = 0;
  let last = timeNow();
  let isOver = false;
  const look = (): void => {
    const now = timeNow();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await run();
  isOver = true;
  longest = Math.max(longest, timeNow() - last);
  return longest;
}
