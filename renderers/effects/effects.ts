import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

/** What documents do in others, for approvers. In boxes a part of the box says it. */
export const effects: BrowserCapability = {
  name: 'effects',
  parts: {
    asked: lazyPiece('AskedEffects', async () => (await import('./AskedEffects.tsx')).AskedEffects),
  },
};
