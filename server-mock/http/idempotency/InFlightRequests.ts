import { refuseWaitInTransaction } from '../../db/transactionScope.ts';

/** Serializes calls with the same idempotency key: a repeated call waits for the one in flight. */
export class InFlightRequests {
  private readonly last = new Map<string, Promise<unknown>>();

  async inTurn<T>(key: string, run: () => Promise<T>): Promise<T> {
    refuseWaitInTransaction('another call');
    const before = this.last.get(key);
    const mine = (async () => {
      // Waits only for its end; its own caller gets the error.
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
