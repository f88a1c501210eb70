import { refuseWaitInTransaction } from '../db/transactionScope.ts';

/** Calls of one key run one after the other: a twin in flight waits for the first one's answer. */
export class Twins {
  private readonly last = new Map<string, Promise<unknown>>();

  async inTurn<T>(key: string, run: () => Promise<T>): Promise<T> {
    refuseWaitInTransaction('another call');
    const before = this.last.get(key);
    const mine = (async () => {
      // How the one before ended is its caller's business.
      await before?.catch(() => undefined);
      return run();
    })();
    this.last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === mine) this.last.delete(key);
    }
  }
}
