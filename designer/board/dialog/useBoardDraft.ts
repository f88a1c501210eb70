import { usePatchDraft } from '../../kit/usePatchDraft.ts';
import { boardIn } from '../draft/boardIn.ts';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';

/** Keeps an unpublished board. Returns the function that deletes it. */
export const useBoardDraft = (store: BoardDesignStore): (() => Promise<void>) =>
  usePatchDraft(store, () => ({
    table: 'DashBoard_BoardSetting',
    record: store.designed.name,
    base: JSON.stringify(store.designed.schema),
    read: boardIn,
    moved: 'boardDesign.draftMoved',
  }));
