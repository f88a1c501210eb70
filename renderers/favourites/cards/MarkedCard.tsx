import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PageLink } from '../../../runtime/host/PageLink.tsx';
import { favouriteMessages } from '../../../runtime/model/messages/favourite.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import type { CollectItem } from '../../../runtime/wire/favourites/favouriteEndpoints.ts';
import { CardEmpty, CardRoom, CardWaits } from '../../cards/CardRoom.tsx';

addMessages(favouriteMessages);

interface MarkedCardProps {
  readonly isWall: boolean;
  readonly items: readonly CollectItem[] | undefined;
  /** Shown when there are none. */
  readonly none: string;
}

/** Lines that open what is marked. They load with the menu's, or with the first card. */
export const MarkedCard = observer(function MarkedCard({ isWall, items, none }: MarkedCardProps): ReactNode {
  const favourites = useApp().stores?.favourites;
  useEffect(() => void favourites?.load(), [favourites]);
  const isLoading = favourites !== undefined && favourites.items === undefined;
  return (
    <CardRoom name="marked" isWall={isWall}>
      {isLoading ? (
        <CardWaits lines={3} />
      ) : items === undefined || items.length === 0 ? (
        <CardEmpty>{none}</CardEmpty>
      ) : (
        <ul className="jig-cardlook-links">
          {items.map(({ name, url, text, of }) => (
            <li key={name}>
              <PageLink to={url}>
                <span>{text}</span>
                {of === '' ? null : <small>{of}</small>}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </CardRoom>
  );
});
