import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import { throughPage, withoutPage } from './throughPage.ts';

/**
 * The call without the page that it came through, and as each further page over the table, or over a document it is a detail of,
 * that the caller may open.
 */
export const waysTo = <C extends TransactionCall>(call: C, table: string): readonly C[] => {
  const plain = withoutPage(call);
  const { catalog } = plain.context;
  const pages = [table, ...catalog.owners.of(table).map((main) => main.table)]
    .flatMap((one) => catalog.pagesOver(one))
    .filter(({ api }) => isGranted(plain.user, 'Search', api));
  return [plain, ...pages.flatMap((page) => throughPage(plain, page)?.call ?? [])];
};
