import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { CardProps } from '../../../runtime/Renderer.ts';
import { CardEmpty, CardRoom } from '../../cards/CardRoom.tsx';
import './plain.css';

/** A picture that is kept in the board: its bytes, never an address elsewhere. */
const isPicture = (source: unknown): source is string =>
  typeof source === 'string' && /^data:image\/(png|jpeg|webp);base64,/.test(source);

/** A picture, whole, as large as the card. */
export function PictureCard({ card: { title, options }, isWall }: CardProps): ReactNode {
  const { t } = useApp();
  const { source, alt } = options ?? {};
  return (
    <CardRoom name="picture" isWall={isWall}>
      {isPicture(source) ? (
        <img src={source} alt={typeof alt === 'string' && alt !== '' ? alt : title} />
      ) : (
        <CardEmpty>{t('board.card.noPicture')}</CardEmpty>
      )}
    </CardRoom>
  );
}
