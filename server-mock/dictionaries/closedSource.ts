import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import { mayRead } from './mayRead.ts';

/**
 * Refuses a dictionary that the user names for a field or a question and may not read. Undefined: the user may name it. A page
 * that uses a dictionary opens it to all who open the page, so a maker opens only what the maker may read.
 */
export const closedSource = (
  { context: { catalog }, user }: Pick<TransactionCall, 'context' | 'user'>,
  dicNo: string,
  path: string,
): Issue | undefined => {
  if (dicNo === '' || mayRead(catalog, user, dicNo)) return undefined;
  const name = catalog.bundle.dictionaries.get(dicNo)?.dicName ?? dicNo;
  return { path, rule: 'server.dictionaryNotYours', params: { name }, severity: 'error' };
};
