import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { favouriteName } from '../../runtime/wire/favourites/favouriteName.ts';
import { FavouriteStar } from './FavouriteStar.tsx';

interface RecordStarProps {
  readonly box: EditBoxStore;
}

/** The star of the record in a box. Its record is noted as one that the user opened last. */
export const RecordStar = observer(function RecordStar({ box }: RecordStarProps): ReactNode {
  const favourites = useApp().stores?.favourites;
  const isStored = box.phase === 'ready' && box.saveAction !== 'Add' && box.key !== undefined;
  const page = box.doc.main.table;
  const record = isStored ? String(box.key) : undefined;
  useEffect(() => {
    if (record !== undefined) void favourites?.opened(favouriteName({ page, record }));
  }, [favourites, page, record]);
  return record === undefined ? null : <FavouriteStar target={{ page, record }} />;
});
