import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

/** Where documents come from and what became of them. */
export const trail: BrowserCapability = {
  name: 'trail',
  parts: {
    related: lazyPiece('TrailOutline', async () => (await import('./TrailOutline.tsx')).TrailOutline),
  },
};
