import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { FavouriteLink } from './FavouriteLink.tsx';

/** 最近打开: the records that the user opened last, folded until the user asks for them. */
export const RecentRecords = observer(function RecentRecords(): ReactNode {
  const { t, stores } = useApp();
  const favourites = stores?.favourites;
  const recent = favourites?.recent ?? [];
  if (recent.length === 0) return null;
  return (
    <details className="jig-recent">
      <summary>{t('favourite.recent')}</summary>
      <ul className="jig-favourite-lines">
        {recent.map((item) => (
          <li key={item.name}>
            <FavouriteLink item={item} />
          </li>
        ))}
      </ul>
    </details>
  );
});
