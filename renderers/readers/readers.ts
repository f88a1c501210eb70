import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

/** Records that say who has read them: opening one is noted, and who may change it sees the readers. */
export const readers: BrowserCapability = {
  name: 'readers',
  parts: {
    boxTitle: lazyPiece('ReadersButton', async () => (await import('./ReadersButton.tsx')).ReadersButton),
  },
};
