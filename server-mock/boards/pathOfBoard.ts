import type { UserCall } from '../http/Call.ts';

/** Route that shows a board: of the page that names it, else of the page of all boards. */
export const pathOfBoard = ({ context }: UserCall, board: string): string =>
  context.catalog.bundle.pages.find((page) => page.board === board)?.path ?? `/board?board=${board}`;
