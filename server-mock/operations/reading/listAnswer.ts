import type { Plain } from '../../../runtime/wire/Endpoint.ts';
import type { PageAnswer } from '../../../runtime/wire/PageQuery.ts';
import { type Answer, plain } from '../../http/Answer.ts';
import type { ListRows } from './listRows.ts';

type Found = Exclude<ListRows, { refused: Answer<never> }>;

/** Members of a list envelope beside the rows. */
type Beside = Pick<PageAnswer, 'total' | 'summary' | 'extra'>;

/** The page envelope of a list, whole or streamed. */
export const listAnswer = (list: Found, { total, summary, extra }: Beside): Answer<Plain<PageAnswer>> => {
  const rows = 'rows' in list ? list.rows : [];
  const answer = plain<PageAnswer>({ status: 0, msg: null, rows, total, summary, extra });
  return 'rows' in list ? answer : { ...answer, rows: list };
};

/** Runs `ask` for the values beside a list; ends the list when it fails, since the list will not be read. */
export const totalsBeside = async <T>(list: Found, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if ('end' in list) list.end();
    throw error;
  }
};
