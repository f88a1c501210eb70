import { useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';

/** The open and closed rows of a tree table; undefined for a flat list. */
export function useRowTree({ list }: PageStore) {
  const { notify } = useApp();
  const openRows = list.tree;
  return useMemo(
    () =>
      openRows && {
        place: (row: Row) => openRows.place(row),
        onToggle: (row: Row) =>
          void list.toggle(row).then((refused) => refused !== undefined && notify.error(refused)),
      },
    [openRows, list, notify],
  );
}
