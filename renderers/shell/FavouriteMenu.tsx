import IconStar from '@douyinfe/semi-icons/lib/es/icons/IconStar';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useApp } from '../../runtime/host/AppContext.ts';
import { favouriteMessages } from '../../runtime/model/messages/favourite.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { SortableLines } from '../dialogs/columns/SortableLines.tsx';
import './favourites.css';

addMessages(favouriteMessages);

interface FavouriteMenuProps {
  /** Address of the current page. */
  readonly current: string | undefined;
}

/** 收藏: the pages that the user marked, above the menu; put in order by drag and by keys. */
export const FavouriteMenu = observer(function FavouriteMenu({ current }: FavouriteMenuProps): ReactNode {
  const { favourites, t } = useApp();
  useEffect(() => void favourites?.load(), [favourites]);
  const open = favourites?.open ?? [];
  if (favourites === undefined || open.length === 0) return null;
  return (
    <section className="jig-favourites" aria-label={t('favourite.title')}>
      <h2>
        <IconStar aria-hidden="true" size="small" /> {t('favourite.title')}
      </h2>
      <SortableLines
        label={t('favourite.title')}
        className="jig-favourite-lines"
        lines={open.map(({ name, text }) => ({ id: name, title: text }))}
        move={(name, to) => void favourites.move(name, to)}
      >
        {(id, handle) => {
          const item = open.find(({ name }) => name === id);
          return item === undefined ? null : (
            <>
              <Link
                to={item.url}
                className="jig-menu-entry"
                aria-current={item.url === current ? 'page' : undefined}
              >
                <span>{item.text}</span>
              </Link>
              {handle}
            </>
          );
        }}
      </SortableLines>
    </section>
  );
});
