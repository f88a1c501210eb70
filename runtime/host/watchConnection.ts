import { Reconnecting } from '../store/live/Reconnecting.ts';
import type { ConnectionStore } from '../store/shell/ConnectionStore.ts';

const probeMillis = 8_000;
let isWatching = false;

/** Watches the connection of this browser window to its server, from the first call on. */
export function watchConnection(connection: ConnectionStore): void {
  if (isWatching) return;
  isWatching = true;
  new Reconnecting({
    connection,
    probe: async () => {
      try {
        const asked = { cache: 'no-store', signal: AbortSignal.timeout(probeMillis) } as const;
        return (await fetch(new URL('healthz', document.baseURI), asked)).ok;
      } catch {
        return false;
      }
    },
    window: {
      isReady: () => navigator.onLine && document.visibilityState === 'visible',
      subscribe(listener) {
        for (const name of ['online', 'offline']) addEventListener(name, listener);
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'visible') listener();
        });
      },
    },
  });
}
