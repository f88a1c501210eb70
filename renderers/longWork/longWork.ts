import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { LongWorkStore } from '../../runtime/store/longWork/LongWorkStore.ts';
import { LongWorkWindow } from './LongWorkWindow.tsx';

declare module '../../runtime/BrowserCapability.ts' {
  interface CapabilityStores {
    /** Long work of the user that is under way. */
    readonly longWork: LongWorkStore;
  }
}

/** Work that takes long is shown with its progress over whatever page is in front, and can be cancelled. */
export const longWork: BrowserCapability = {
  name: 'longWork',
  store: () => ({ longWork: new LongWorkStore() }),
  parts: { window: LongWorkWindow },
};
