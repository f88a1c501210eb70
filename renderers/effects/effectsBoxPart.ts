import type { BoxPart, BoxPartProps } from '../../runtime/BoxPart.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

/** Says above a stored document what it does in others, or will once it is effective. */
export const effectsBoxPart: BoxPart = {
  name: 'effects',
  above: {
    shows: (box, { settings }) =>
      box.saveAction === 'Edit' &&
      box.key !== undefined &&
      settings.of(box.doc.main.table).hasEffects === true,
    view: lazyPiece<BoxPartProps>('EffectsNote', async () => (await import('./EffectsNote.tsx')).EffectsNote),
  },
};
