import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

/** `FavouriteStar`, loaded when a page shows the first one. */
export const LateStar = lazyPiece(
  'FavouriteStar',
  async () => (await import('./FavouriteStar.tsx')).FavouriteStar,
);
