import { pageKind } from '../../../runtime/model/check/pageKinds/pageKinds.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { DocumentLink } from '../../../runtime/model/links/DocumentLink.ts';
import type { MakeOffer } from '../../../runtime/model/schema/MakeOffer.ts';
import type { TableAddition } from '../../context/TableAddition.ts';
import type { UserCall } from '../../http/Call.ts';
import { decide } from '../../reading/tableAccess.ts';
import { linkIndex } from '../LinkIndex.ts';

/** A link through which the caller may make documents, and what is said of it. */
interface Makeable {
  readonly link: DocumentLink;
  readonly offer: MakeOffer;
}

/** The links from documents of this main table whose documents the caller may add, each with its page. */
export const makeable = (
  { context: { catalog }, user }: UserCall,
  { table }: Pick<ResolvedTable, 'table'>,
): readonly Makeable[] =>
  linkIndex(catalog)
    .from(table)
    .flatMap((link): readonly Makeable[] => {
      const { main } = link.target.document;
      const page = catalog.bundle.pages.find(
        (one) =>
          pageKind(one)?.lists === true &&
          one.api === undefined &&
          one.table !== undefined &&
          catalog.nameOf(one.table) === main.table,
      );
      if (page === undefined || !decide(catalog, user, 'Add', main).allowed) return [];
      const document = page.title ?? main.cnName;
      return [{ link, offer: { to: link.id, title: link.schema.title, document, path: page.path } }];
    });

/** Tells browsers what can be made from documents of a table. */
export const makeOffers: TableAddition = async (call, { main }, name) => {
  const found = makeable(call, main);
  return found.length === 0
    ? undefined
    : { settings: { [name]: { makes: found.map(({ offer }) => offer) } } };
};
