import type { ViewJoin } from '../../../runtime/model/schema/ViewSchema.ts';
import { freeSource } from '../draft/freeName.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';
import { onPart, type ViewEdit, withView } from './ViewEdit.ts';

/** A link that is offered for a join: all of a join but its own name. */
export type JoinLink = Omit<ViewJoin, 'as' | 'needed'>;

/** Joins the records of a table along a link. */
export const addJoin = (draft: ViewDraft, link: JoinLink, table: string): ViewEdit =>
  onPart(draft, (part) => {
    const joins = part.joins ?? [];
    const as = freeSource([part.as, ...joins.map((join) => join.as)], table);
    return withView(draft, { parts: [{ ...part, joins: [...joins, { as, ...link }] }] });
  });
