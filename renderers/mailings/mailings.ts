import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

/** Boards by mail at set times. */
export const mailings: BrowserCapability = {
  name: 'mailings',
  parts: {
    boardBar: lazyPiece('MailingButton', async () => (await import('./MailingButton.tsx')).MailingButton),
  },
};
