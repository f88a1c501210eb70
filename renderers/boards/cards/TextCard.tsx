import { type ReactNode, Suspense } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import type { CardProps } from '../../../runtime/Renderer.ts';
import { CardEmpty, CardRoom, CardWaits } from '../../cards/CardRoom.tsx';
import { FittedText } from './parts/FittedText.tsx';
import './plain.css';

// It brings the cleaner of rich text.
const RichTextBlock = lazyPiece(
  'RichTextBlock',
  async () => (await import('../../richText/RichTextBlock.tsx')).RichTextBlock,
  { isRare: true },
);

/** Formatted text, cleaned before it is shown. On a wall it fits its room. */
export function TextCard({ card, isWall }: CardProps): ReactNode {
  const { t } = useApp();
  const content = card.options?.content;
  return (
    <CardRoom name="text" isWall={isWall}>
      {typeof content !== 'string' || content === '' ? (
        <CardEmpty>{t('board.card.noText')}</CardEmpty>
      ) : (
        <Suspense fallback={<CardWaits lines={2} />}>
          {isWall ? (
            <FittedText>
              <RichTextBlock html={content} isScrolled={false} />
            </FittedText>
          ) : (
            <RichTextBlock html={content} isScrolled />
          )}
        </Suspense>
      )}
    </CardRoom>
  );
}
