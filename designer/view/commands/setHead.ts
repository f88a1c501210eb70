import type { ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';
import { type ViewEdit, withView } from './ViewEdit.ts';

/** Sets the name, title or default order of a view; an empty order removes it. */
export function setHead(
  draft: ViewDraft,
  change: Partial<Pick<ViewSchema, 'view' | 'cnName' | 'sortName'>>,
): ViewEdit {
  const { view } = draft;
  if (Object.entries(change).every(([name, value]) => view[name as keyof typeof change] === value))
    return { ok: true, draft };
  if (change.sortName !== '') return withView(draft, change);
  const { sortName: _, ...rest } = { ...view, ...change };
  return { ok: true, draft: { ...draft, view: rest } };
}
