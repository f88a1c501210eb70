import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { printActionMessages } from '../../runtime/model/messages/printAction.ts';
import { PrintStore } from '../../runtime/store/print/PrintStore.ts';
import { PrintWindow } from './PrintWindow.tsx';
import { printAction } from './printAction.ts';

declare module '../../runtime/BrowserCapability.ts' {
  interface CapabilityStores {
    /** What the user is about to print. */
    readonly print: PrintStore;
  }
}

addMessages(printActionMessages);

/** Prints documents with templates, from lists and boxes. */
export const print: BrowserCapability = {
  name: 'print',
  store: ({ keep }) => ({ print: new PrintStore(keep) }),
  listActions: [printAction],
  parts: {
    listTitle: lazyPiece('ListPrint', async () => (await import('./ListPrint.tsx')).ListPrint),
    boxTitle: lazyPiece('BoxPrint', async () => (await import('./BoxPrint.tsx')).BoxPrint),
    window: PrintWindow,
  },
};
