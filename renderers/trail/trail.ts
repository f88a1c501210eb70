import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { TrailStore } from '../../runtime/store/trail/TrailStore.ts';
import { TrailButton } from './TrailButton.tsx';
import { TrailWindow } from './TrailWindow.tsx';
import { trailAction } from './trailAction.ts';
import { trailMessages } from './trailMessages.ts';

declare module '../../runtime/BrowserCapability.ts' {
  interface CapabilityStores {
    /** The document whose trail stands over the page. */
    readonly trail: TrailStore;
  }
}

addMessages(trailMessages);

/** Where documents come from and what became of them: in their box, from lists, tasks and phones. */
export const trail: BrowserCapability = {
  name: 'trail',
  store: () => ({ trail: new TrailStore() }),
  listActions: [trailAction],
  parts: {
    related: lazyPiece('RelatedTrail', async () => (await import('./RelatedTrail.tsx')).RelatedTrail),
    document: TrailButton,
    window: TrailWindow,
  },
};
