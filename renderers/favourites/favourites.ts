import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { FavouritesStore } from '../../runtime/store/favourites/FavouritesStore.ts';
import { ListStar } from './ListStar.tsx';
import { MenuMarks } from './MenuMarks.tsx';
import { OptionViewStar } from './OptionViewStar.tsx';

declare module '../../runtime/BrowserCapability.ts' {
  interface CapabilityStores {
    /** What the user marked, and the records opened last. */
    readonly favourites: FavouritesStore;
  }
}

/** Pages, saved views and records that a user marks, and the records opened last. */
export const favourites: BrowserCapability = {
  name: 'favourites',
  isOn: ({ app }) => app.systemType === 2,
  store: ({ data, failed, keep }) => ({ favourites: new FavouritesStore(data, failed, keep) }),
  parts: {
    listTitle: ListStar,
    savedView: OptionViewStar,
    boxTitle: lazyPiece('RecordStar', async () => (await import('./RecordStar.tsx')).RecordStar),
    menuTop: MenuMarks,
  },
  renderers: [
    {
      slot: 'card',
      type: 'favourites',
      Component: lazyPiece(
        'FavouritesCard',
        async () => (await import('./cards/FavouritesCard.tsx')).FavouritesCard,
        { isRare: true },
      ),
    },
    {
      slot: 'card',
      type: 'recent',
      Component: lazyPiece('RecentCard', async () => (await import('./cards/RecentCard.tsx')).RecentCard, {
        isRare: true,
      }),
    },
  ],
};
