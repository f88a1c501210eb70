import type { BatchChange } from '../../../runtime/wire/schemas/SchemaVersion.ts';

/** Route of the page of a board. */
export const pathOfBoard = (board: string): string => `/board/${board}`;

/** The change that gives a board a page of its own. Who may open the board may open its page. */
export const pageOfBoard = (board: string, title: string): BatchChange => {
  const path = pathOfBoard(board);
  return {
    kind: 'page',
    name: path,
    over: 0,
    patch: { format: 1, page: 'board', path, title, board, access: 'user' },
  };
};
