import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { BoxPartProps } from '../../runtime/BoxPart.ts';
import { EffectLines } from './EffectLines.tsx';

/** Effects of the open document, read again with it. */
export const EffectsNote = observer(function EffectsNote({ box }: BoxPartProps): ReactNode {
  const { key, turn, doc } = box;
  return key === undefined ? null : (
    <EffectLines table={doc.main.table} documentKey={String(key)} turn={turn} />
  );
});
