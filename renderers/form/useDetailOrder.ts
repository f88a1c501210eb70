import { useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { sequenceFor } from '../../runtime/model/record/sequence/inSequence.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { moveDetailRow } from '../../runtime/store/sheet/detailOrder.ts';

/** Lets the user move rows of a detail grid; undefined if not permitted. `name` describes a row. */
export function useDetailOrder(detail: DetailStore, editable: boolean, name: (row: Row) => string) {
  const { user } = useApp().session;
  const movable =
    editable &&
    detail.edit.permitted === undefined &&
    user !== undefined &&
    sequenceFor(user, detail.table) !== undefined;
  return useMemo(
    () =>
      movable ? { move: (from: number, to: number) => moveDetailRow(detail, from, to), name } : undefined,
    [movable, detail, name],
  );
}
