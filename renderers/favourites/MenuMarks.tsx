import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useCore } from '../../runtime/host/CoreContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

const FavouriteMenu = lazyPiece(
  'FavouriteMenu',
  async () => (await import('./FavouriteMenu.tsx')).FavouriteMenu,
);

/**
 * Favourites above the menu. Until they are loaded their room is as high as at the last visit, so that the menu does not
 * move.
 */
export const MenuMarks = observer(function MenuMarks({ current }: Places['menuTop']): ReactNode {
  const { narrow } = useCore().app;
  const favourites = useApp().stores?.favourites;
  useEffect(() => void favourites?.load(), [favourites]);
  const isNone = favourites?.isNone ?? true;
  const noteHeight = narrow ? undefined : favourites?.room.note;
  useEffect(() => {
    if (isNone) noteHeight?.(0);
  }, [noteHeight, isNone]);
  if (favourites === undefined || isNone) return null;
  const room = <div className="jig-marks-room" style={{ height: narrow ? 0 : favourites.room.height }} />;
  if (favourites.items === undefined) return room;
  return (
    <Suspense fallback={room}>
      <FavouriteMenu current={current} {...(noteHeight && { noteHeight })} />
    </Suspense>
  );
});
