import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { CardProps } from '../../../runtime/Renderer.ts';
import { MarkedCard } from './MarkedCard.tsx';

/** Pages, views and records that the viewer marked. */
export const FavouritesCard = observer(function FavouritesCard({ isWall }: CardProps): ReactNode {
  const { stores, t } = useApp();
  return <MarkedCard isWall={isWall} items={stores?.favourites?.open} none={t('favourite.noneMarked')} />;
});
