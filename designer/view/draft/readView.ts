import type { ViewField, ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import type { DesignWorld } from './DesignWorld.ts';
import { hasDrawnSources } from './isDrawn.ts';
import { keyColumns, keyPaths } from './keyColumns.ts';
import type { ViewDraft } from './ViewDraft.ts';

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** True for a column that {@link writeDraft} made. */
const isOnlyKey = (line: ViewField, paths: readonly string[]): boolean =>
  line.hidden === true && Object.keys(line).length === 3 && paths.includes(line.of ?? '');

/** The draft of a stored view. */
export function readView(view: ViewSchema, world: DesignWorld): ViewDraft {
  if (!hasDrawnSources(view)) return { view, hasOwnKey: true };
  const key = keyColumns(view, world) ?? [];
  if (!isSame(view.key, key)) return { view, hasOwnKey: view.key.length > 0 };
  const paths = keyPaths(view, world);
  const fields = view.fields.filter((line) => !isOnlyKey(line, paths));
  // Another order makes other keys of rows, so one that an author chose stays.
  const isInOrder = key.every((one, at) => one === view.key[at]);
  return { view: { ...view, fields, key: isInOrder ? [] : view.key }, hasOwnKey: false };
}
