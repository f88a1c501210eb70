import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { MakeOffer } from '../../../runtime/model/schema/MakeOffer.ts';
import type { UserCall } from '../../http/Call.ts';
import { listPageOf } from '../../reading/listPageOf.ts';
import { decide } from '../../reading/tableAccess.ts';

/** What is said of a document to make; undefined: the caller may not add it, or it has no page. */
export const offerOf = (
  { context: { catalog }, user }: UserCall,
  main: ResolvedTable,
  { to, title }: Pick<MakeOffer, 'to' | 'title'>,
): MakeOffer | undefined => {
  const page = listPageOf(catalog, main.table);
  if (page === undefined || !decide(catalog, user, 'Add', main).allowed) return undefined;
  return { to, title, document: page.title ?? main.cnName, path: page.path };
};
