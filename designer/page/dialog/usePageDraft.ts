import { usePatchDraft } from '../../kit/usePatchDraft.ts';
import { pageIn } from '../draft/pageIn.ts';
import type { PageDesignStore } from '../store/PageDesignStore.ts';

/** Keeps an unpublished page. Returns the function that deletes it. */
export const usePageDraft = (store: PageDesignStore): (() => Promise<void>) =>
  usePatchDraft(store, () => ({
    table: 'Sys_Page',
    record: store.designed.name,
    base: JSON.stringify(store.designed.schema),
    read: pageIn,
    moved: 'pageDesign.draftMoved',
  }));
