import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import type { Renderer } from '../../../runtime/Renderer.ts';

/** Shows an amount below its field in the capital characters of cheques and contracts. */
export const amountInWords: Renderer = {
  slot: 'below',
  type: 'amountInWords',
  Component: lazyPiece('AmountInWords', async () => (await import('./AmountInWords.tsx')).AmountInWords),
};
