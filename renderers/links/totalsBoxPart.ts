import type { BoxPart, BoxPartProps } from '../../runtime/BoxPart.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { holdsTotals } from '../../runtime/store/links/holdsTotals.ts';

/** Keeps the quantities of an open document as other documents leave them. */
export const totalsBoxPart: BoxPart = {
  name: 'totals',
  above: {
    shows: (box) => box.saveAction === 'Edit' && box.key !== undefined && holdsTotals(box.doc),
    view: lazyPiece<BoxPartProps>('TotalsNote', async () => (await import('./TotalsNote.tsx')).TotalsNote),
  },
};
