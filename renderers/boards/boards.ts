import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { lazyPage } from '../../runtime/host/lazyPage.ts';

/** Boards of cards, and the first page of each user, which is one. */
export const boards: BrowserCapability = {
  name: 'boards',
  renderers: [
    lazyPage('home', async () => (await import('./HomePage.tsx')).HomePage),
    lazyPage('board', async () => (await import('./BoardPage.tsx')).BoardPage),
    lazyPage('screen', async () => (await import('./screens/ScreenPage.tsx')).ScreenPage),
    lazyPage('boards', async () => (await import('./BoardsPage.tsx')).BoardsPage),
  ],
};
