import { setTimeout as wait } from 'node:timers/promises';
import { page, type SignedUser } from './signedUser.ts';

/** Longest answers in milliseconds while something else was under way. */
export interface LongestWaits {
  readonly page: number;
  readonly health: number;
}

/** Asks for a page of orders as `other`, and for `/healthz`, side by side until `work` ends. */
export async function longestWaits(other: SignedUser, work: () => Promise<unknown>): Promise<LongestWaits> {
  let isOver = false;
  const longest = async (ask: () => Promise<number>): Promise<number> => {
    let most = 0;
    while (!isOver) {
      most = Math.max(most, await ask());
      await wait(20);
    }
    return most;
  };
  const health = async (): Promise<number> => {
    const start = performance.now();
    await (await fetch(`${other.base}/healthz`)).text();
    return performance.now() - start;
  };
  await page(other);
  const asking = Promise.all([longest(() => page(other)), longest(health)]);
  try {
    await work();
  } finally {
    isOver = true;
  }
  const [slowestPage, slowestHealth] = await asking;
  return { page: slowestPage, health: slowestHealth };
}
