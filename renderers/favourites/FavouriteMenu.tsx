import IconSort from '@douyinfe/semi-icons/lib/es/icons/IconSort';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { favouriteMessages } from '../../runtime/model/messages/favourite.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { FavouriteLink } from './FavouriteLink.tsx';
import { RecentRecords } from './RecentRecords.tsx';
import './favourites.css';

addMessages(favouriteMessages);

// Few users arrange their favourites: dragging is most of the code.
const SortableLines = lazyPiece(
  'SortableLines',
  async () => (await import('../dialogs/columns/SortableLines.tsx')).SortableLines,
  { isRare: true },
);

interface FavouriteMenuProps {
  /** Address of the current page. */
  readonly current: string | undefined;
  /** Called with the height in pixels when it changes. */
  noteHeight?(height: number): void;
}

/**
 * 收藏: what the user marked, above the menu, with the records opened last under it. A button lets the favourites be put
 * in order by drag and by keys.
 */
export const FavouriteMenu = observer(function FavouriteMenu({
  current,
  noteHeight,
}: FavouriteMenuProps): ReactNode {
  const { t, stores } = useApp();
  const favourites = stores?.favourites;
  const [isArranged, setArranged] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: drawn } = room;
    if (drawn === null || noteHeight === undefined) return;
    const note = (): void => {
      // Opened records are folded at the next visit.
      if (drawn.querySelector('details[open]') === null) noteHeight(drawn.offsetHeight);
    };
    note();
    const watcher = new ResizeObserver(note);
    watcher.observe(drawn);
    return () => watcher.disconnect();
  }, [noteHeight]);
  const open = favourites?.open ?? [];
  const link = (item: (typeof open)[number]): ReactNode => <FavouriteLink item={item} current={current} />;
  const plain = (
    <ul className="jig-favourite-lines">
      {open.map((item) => (
        <li key={item.name}>{link(item)}</li>
      ))}
    </ul>
  );
  return (
    <div ref={room}>
      {open.length === 0 ? null : (
        <section className="jig-favourites" aria-label={t('favourite.title')}>
          <h2>
            {t('favourite.title')}
            {open.length > 1 ? (
              <button
                type="button"
                aria-pressed={isArranged}
                aria-label={t('favourite.arrange')}
                title={t('favourite.arrange')}
                onClick={() => setArranged(!isArranged)}
              >
                <IconSort aria-hidden="true" size="small" />
              </button>
            ) : null}
          </h2>
          {isArranged ? (
            <Suspense fallback={plain}>
              <SortableLines
                label={t('favourite.title')}
                className="jig-favourite-lines"
                lines={open.map(({ name, text }) => ({ id: name, title: text }))}
                move={(name, to) => void favourites?.move(name, to)}
              >
                {(id, handle) => {
                  const item = open.find(({ name }) => name === id);
                  return item === undefined ? null : (
                    <>
                      {link(item)}
                      {handle}
                    </>
                  );
                }}
              </SortableLines>
            </Suspense>
          ) : (
            plain
          )}
        </section>
      )}
      <RecentRecords />
    </div>
  );
});
