import type { LiveStore } from '../store/live/LiveStore.ts';
import type { Core } from './CoreContext.ts';

const download = () => import('../store/live/LiveStore.ts');

/**
 * Loads and starts the live store of one desk on first use. Later calls return the same store. A failed
 * download is not cached, so that the next call tries again. `load` defaults to the real module.
 */
export function lateLive(
  core: Pick<Core, 'data' | 'session'>,
  load: () => Promise<{
    readonly LiveStore: new (core: Pick<Core, 'data' | 'session'>) => LiveStore;
  }> = download,
): () => Promise<LiveStore> {
  let made: Promise<LiveStore> | undefined;
  const make = async (): Promise<LiveStore> => {
    try {
      const { LiveStore } = await load();
      const store = new LiveStore(core);
      void store.start();
      return store;
    } catch (problem) {
      made = undefined;
      throw problem;
    }
  };
  return () => {
    made ??= make();
    return made;
  };
}
