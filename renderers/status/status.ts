import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { StatusStore } from '../../runtime/store/status/StatusStore.ts';

declare module '../../runtime/BrowserCapability.ts' {
  interface CapabilityStores {
    /** What the server does, what is slow, and what goes wrong. */
    readonly status: StatusStore;
  }
}

/** The system's state on cards of boards, for administrators. */
export const status: BrowserCapability = {
  name: 'status',
  store: ({ data }) => ({ status: new StatusStore(data) }),
  renderers: [
    {
      slot: 'card',
      type: 'status',
      Component: lazyPiece('StatusCard', async () => (await import('./StatusCard.tsx')).StatusCard, {
        isRare: true,
      }),
    },
  ],
};
