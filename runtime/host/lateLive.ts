import type { LiveStore } from '../store/live/LiveStore.ts';
import type { Core } from './CoreContext.ts';

const download = () => import('../store/live/LiveStore.ts');

/**
 * The live store of one desk: loaded and begun when first asked for, the same one afterwards. A download that failed is
 * tried again by whoever asks next, not remembered. `load` default: its code.
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
