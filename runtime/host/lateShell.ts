import type { ConnectionStore } from '../store/shell/ConnectionStore.ts';
import { laterPieces } from './laterPieces.ts';
import { whenQuiet } from './whenQuiet.ts';

/**
 * Starts what a complete page adds: it watches the connection, and fetches the code of later actions ahead.
 * Loads it before it is needed, since without a connection it could not. Returns the function that stops it.
 */
export function lateShell(connection: ConnectionStore): () => void {
  const stop = new AbortController();
  const start = async (): Promise<void> => {
    await whenQuiet();
    const [{ watchConnection }, { fetchAhead }] = await Promise.all([
      import('./watchConnection.ts'),
      import('./fetchAhead.ts'),
    ]);
    watchConnection(connection);
    await fetchAhead(stop.signal, laterPieces);
  };
  // Without this code the page works all the same; the next start tries again.
  start().catch(() => undefined);
  return () => stop.abort();
}
