import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import { throughPage } from './throughPage.ts';

/** The call itself, and as each further page over the table, or over a document it is a detail of, that the caller may open. */
export const waysTo = <C extends TransactionCall>(call: C, table: string): readonly C[] => {
  const { catalog } = call.context;
  const pages = [table, ...catalog.owners.of(table).map((main) => main.table)]
    .flatMap((one) => catalog.pagesOver(one))
    .filter(({ api }) => isGranted(call.user, 'Search', api));
  return [call, ...pages.flatMap((page) => throughPage(call, page)?.call ?? [])];
};
