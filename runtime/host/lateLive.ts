import type { LiveStore } from '../store/live/LiveStore.ts';
import type { Core } from './CoreContext.ts';

/** The live store of one desk: loaded and begun when first asked for, the same one afterwards. */
export function lateLive(core: Pick<Core, 'data' | 'session'>): () => Promise<LiveStore> {
  let made: Promise<LiveStore> | undefined;
  const make = async (): Promise<LiveStore> => {
    const { LiveStore } = await import('../store/live/LiveStore.ts');
    const store = new LiveStore(core);
    void store.start();
    return store;
  };
  return () => {
    made ??= make();
    return made;
  };
}
