import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { lazyPage } from '../../runtime/host/lazyPage.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

/** Boards shown to colleagues, to everybody with a link, and on walls. */
export const shares: BrowserCapability = {
  name: 'shares',
  parts: {
    boardBar: lazyPiece('ShareButton', async () => (await import('./ShareButton.tsx')).ShareButton),
    boardEditing: lazyPiece('SharedSign', async () => (await import('./SharedSign.tsx')).SharedSign, {
      isRare: true,
    }),
    boardPublication: lazyPiece('SharedNote', async () => (await import('./SharedNote.tsx')).SharedNote, {
      isRare: true,
    }),
  },
  renderers: [
    lazyPage('shares', async () => (await import('./SharesPage.tsx')).SharesPage),
    lazyPage('sharedBoard', async () => (await import('./SharedBoardPage.tsx')).SharedBoardPage),
    lazyPage('named', async () => (await import('./NamedPage.tsx')).NamedPage),
  ],
};
