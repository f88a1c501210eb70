import { type RefObject, useEffect } from 'react';
import { placeOf } from '../../../runtime/store/form/placeIssues.ts';
import type { AskedStore } from '../../../runtime/store/workflow/AskedStore.ts';
import { focusWhenDrawn } from '../../dialogs/focusWhenDrawn.ts';

/** Focuses the field of the problem the user goes to; opens its row first. */
export function useFocusProblem(store: AskedStore, root: RefObject<HTMLElement | null>): void {
  const { focus } = store.voice;
  useEffect(() => {
    if (focus?.path === undefined) return;
    const place = placeOf(focus.path);
    if (place.kind === 'field')
      focusWhenDrawn(root.current, `.jig-form [data-field="${CSS.escape(place.field)}"]`);
    if (place.kind !== 'cell') return;
    const detail = store.forms?.details.find(({ schema }) => schema.table === place.table);
    const key = detail?.keyAt(place.row);
    if (!detail || key === undefined) return;
    if (detail.editing?.key !== key) detail.edit.park();
    detail.begin(key);
    focusWhenDrawn(root.current, `.jig-approve-fill [data-field="${CSS.escape(place.field)}"]`);
  }, [focus, store, root]);
}
