import IconStar from '@douyinfe/semi-icons/lib/es/icons/IconStar';
import IconStarStroked from '@douyinfe/semi-icons/lib/es/icons/IconStarStroked';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { favouriteMessages } from '../../../runtime/model/messages/favourite.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';

addMessages(favouriteMessages);

interface FavouriteStarProps {
  /** API name of the page. */
  readonly name: string;
}

/** The star beside a list's title: marks the page as a favourite. */
export const FavouriteStar = observer(function FavouriteStar({ name }: FavouriteStarProps): ReactNode {
  const { favourites, notify, t } = useApp();
  useEffect(() => void favourites?.load(), [favourites]);
  if (favourites?.items === undefined) return null;
  const isMarked = favourites.has(name);
  const press = async (): Promise<void> => {
    if (await favourites.toggle(name)) notify.announce(t(isMarked ? 'favourite.removed' : 'favourite.added'));
  };
  const label = t(isMarked ? 'favourite.remove' : 'favourite.add');
  return (
    <button
      type="button"
      className="jig-star"
      aria-pressed={isMarked}
      aria-label={t('favourite.title')}
      title={label}
      onClick={() => void press()}
    >
      {isMarked ? <IconStar aria-hidden="true" /> : <IconStarStroked aria-hidden="true" />}
    </button>
  );
});
