import type { Answer } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { pageOf } from './page.ts';
import { accessTable } from './tableAccess.ts';

/** Rows of one page of a picker at most. */
const selectorLimit = 1000;

/** `POST getSelector`: a picker dialog's page, shaped like Page (family facts 1.9). */
export const selector = async (call: UserCall, tableName: string): Promise<Answer> => {
  const found = accessTable(call, tableName, 'Search');
  return 'refused' in found ? found.refused : pageOf(call, found.access, [], selectorLimit);
};
