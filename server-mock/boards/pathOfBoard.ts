import type { UserCall } from '../http/Call.ts';

/** Route that shows a board: of the page or screen that shows it alone, else of the page of all boards. */
export const pathOfBoard = ({ context }: UserCall, board: string): string =>
  context.catalog.bundle.pages.find(
    (page) => page.board === board || (page.boards?.length === 1 && page.boards[0]?.board === board),
  )?.path ?? `/board?board=${board}`;
