import type { BoxPart, BoxPartProps } from '../../runtime/BoxPart.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

/** Makes further documents of a stored one (下推), at the foot of its box. */
export const makeBoxPart: BoxPart = {
  name: 'make',
  foot: {
    shows: (box, { settings }) =>
      box.options.openDialog !== undefined &&
      box.action !== 'Audit' &&
      box.saveAction === 'Edit' &&
      (settings.of(box.doc.main.table).makes ?? []).length > 0,
    view: lazyPiece<BoxPartProps>('MakeFoot', async () => (await import('./MakeFoot.tsx')).MakeFoot),
  },
};
