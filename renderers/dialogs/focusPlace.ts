import { gridHandle } from '../../runtime/host/gridHandles.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { foldsOf } from '../../runtime/store/form/FormFolds.ts';
import { firstToFill } from '../../runtime/store/form/firstToFill.ts';
import { placeOf } from '../../runtime/store/form/placeIssues.ts';
import { focusFirst } from './focusables.ts';
import { focusWhenDrawn } from './focusWhenDrawn.ts';

/**
 * Focuses the field where entering begins, or the place of an issue. Leaves the focus alone when the field is
 * not on this form.
 */
export function focusPlace(root: HTMLElement | null, path: string | undefined, box: EditBoxStore): void {
  const fieldOf = (name: string): Element | null | undefined =>
    root?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  if (path === undefined) {
    const first = firstToFill(box.main, box.showing);
    if (first === undefined || !focusFirst(fieldOf(first))) focusFirst(root?.querySelector('.jig-form'));
    return;
  }
  const place = placeOf(path);
  const isRows = place.kind === 'field' && box.details.some(({ schema }) => schema.table === place.field);
  if (place.kind === 'field' && isRows) {
    box.showDetail(place.field);
    focusWhenDrawn(root, `[data-detail="${CSS.escape(place.field)}"]`);
  } else if (place.kind === 'field') {
    const folds = foldsOf(box.main, box.showing);
    const isOpen = folds.isOpen(place.field);
    folds.reveal(place.field);
    if (isOpen) focusFirst(fieldOf(place.field));
    else focusWhenDrawn(root, `[data-field="${CSS.escape(place.field)}"]`);
  }
  if (place.kind !== 'cell') return;
  const detail = box.details.find((one) => one.schema.table === place.table);
  const key = detail?.keyAt(place.row);
  if (!detail || key === undefined) return;
  box.showDetail(place.table);
  // A row with mistakes would keep the user from the next one.
  if (detail.editing?.key !== key) detail.edit.park();
  detail.begin(key);
  const cell =
    place.field === ''
      ? `^="${CSS.escape(`${place.table}.${key}.`)}"`
      : `="${CSS.escape(`${place.table}.${key}.${place.field}`)}"`;
  focusWhenDrawn(root, `[data-cell${cell}]`, () => gridHandle(place.table)?.reveal(place.row, place.field));
}
