import type { EditBoxStore } from '../../runtime/store/EditBoxStore.ts';
import { firstToFill } from '../../runtime/store/firstToFill.ts';
import { placeOf } from '../../runtime/store/placeIssues.ts';
import { focusFirst } from './focusables.ts';

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
  if (place.kind === 'field') focusFirst(fieldOf(place.field));
  if (place.kind !== 'cell') return;
  const detail = box.details.find((one) => one.schema.table === place.table);
  const key = detail?.keyAt(place.row);
  if (!detail || key === undefined) return;
  box.showDetail(place.table);
  detail.begin(key);
  // Wait until the editors of the row are drawn.
  requestAnimationFrame(() => {
    focusFirst(root?.querySelector(`[data-cell="${CSS.escape(`${place.table}.${key}.${place.field}`)}"]`));
  });
}
