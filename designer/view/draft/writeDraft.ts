import type { ViewField, ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import type { DesignWorld } from './DesignWorld.ts';
import { freeField } from './freeName.ts';
import { hasDrawnSources } from './isDrawn.ts';
import { isGrouped, keyColumns, keyPaths } from './keyColumns.ts';
import type { ViewDraft } from './ViewDraft.ts';

/** The schema of a draft, as it is published: with its key, and the hidden columns that it needs. */
export function writeDraft({ view, hasOwnKey }: ViewDraft, world: DesignWorld): ViewSchema {
  if (hasOwnKey || !hasDrawnSources(view)) return view;
  const paths = isGrouped(view) ? [] : keyPaths(view, world);
  const fields: ViewField[] = [...view.fields];
  for (const path of paths)
    if (!fields.some(({ of }) => of === path))
      fields.push({ field: freeField(fields, path), of: path, hidden: true });
  const whole = { ...view, fields };
  const key = keyColumns(whole, world) ?? [];
  const first = view.key.filter((one) => key.includes(one));
  return { ...whole, key: [...first, ...key.filter((one) => !first.includes(one))] };
}
