import { useEffect } from 'react';
import { useCore } from './CoreContext.ts';

/** Retries what failed once a lost connection comes back; undefined: nothing failed. */
export function useRetryWhenBack(retry: (() => void) | undefined): void {
  const { connection } = useCore();
  useEffect(
    () => (retry ? connection.shows({ readAt: () => undefined, reload: retry }) : undefined),
    [connection, retry],
  );
}
