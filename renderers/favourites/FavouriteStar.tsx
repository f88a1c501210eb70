import IconStar from '@douyinfe/semi-icons/lib/es/icons/IconStar';
import IconStarStroked from '@douyinfe/semi-icons/lib/es/icons/IconStarStroked';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { favouriteMessages } from '../../runtime/model/messages/favourite.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { FavouriteTarget } from '../../runtime/wire/favourites/FavouriteTarget.ts';
import { favouriteName } from '../../runtime/wire/favourites/favouriteName.ts';
import './favouriteStar.css';

addMessages(favouriteMessages);

interface FavouriteStarProps {
  readonly target: FavouriteTarget;
}

/** Names of the star and what pressing it does, by what it marks. */
const words = {
  page: { name: 'favourite.title', add: 'favourite.add', remove: 'favourite.remove' },
  view: { name: 'favourite.view', add: 'favourite.addView', remove: 'favourite.removeView' },
  record: { name: 'favourite.record', add: 'favourite.addRecord', remove: 'favourite.removeRecord' },
} as const;

/** A star beside a title: marks the page, saved view or record as a favourite. */
export const FavouriteStar = observer(function FavouriteStar({ target }: FavouriteStarProps): ReactNode {
  const { notify, t, stores } = useApp();
  const favourites = stores?.favourites;
  useEffect(() => void favourites?.load(), [favourites]);
  if (favourites?.items === undefined) return null;
  const name = favouriteName(target);
  const isMarked = favourites.has(name);
  const press = async (): Promise<void> => {
    if (await favourites.toggle(name)) notify.announce(t(isMarked ? 'favourite.removed' : 'favourite.added'));
  };
  const of = words[target.record !== undefined ? 'record' : target.view !== undefined ? 'view' : 'page'];
  return (
    <button
      type="button"
      className="jig-star"
      aria-pressed={isMarked}
      aria-label={t(of.name)}
      title={t(isMarked ? of.remove : of.add)}
      onClick={() => void press()}
    >
      {isMarked ? <IconStar aria-hidden="true" /> : <IconStarStroked aria-hidden="true" />}
    </button>
  );
});
