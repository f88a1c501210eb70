import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { CardProps } from '../../../runtime/Renderer.ts';
import { MarkedCard } from './MarkedCard.tsx';

/** The records that the viewer opened last. */
export const RecentCard = observer(function RecentCard({ isWall }: CardProps): ReactNode {
  const { stores, t } = useApp();
  return <MarkedCard isWall={isWall} items={stores?.favourites?.recent} none={t('favourite.noneOpened')} />;
});
