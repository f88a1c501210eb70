import { type EventsAnswer, endpoint, type FileAnswer } from '../Endpoint.ts';
import { signedIn } from '../Right.ts';
import type {
  ArrangeBody,
  AskBody,
  BoardAnswer,
  OfferedBoard,
  OfferedCard,
  PaperBody,
  SheetBody,
} from './Board.ts';

/** Boards, and the first page of each user. What a card shows is what its viewer may read. */
export const boardEndpoints = {
  boards: endpoint<readonly OfferedBoard[]>()('GET', '/api/jig/boards', signedIn),
  /** `?board=`: its name; without one the viewer's first page. */
  board: endpoint<BoardAnswer>()('GET', '/api/jig/board', signedIn),
  /** Server-sent events `card`, one for each card as it is ready: {@link CardAnswer}. */
  ask: endpoint<EventsAnswer, AskBody>()('POST', '/api/jig/board/ask', signedIn, 'reads', 'readsMuch'),
  /** The data of one card as a workbook. */
  sheet: endpoint<FileAnswer, SheetBody>()('POST', '/api/jig/board/sheet', signedIn, 'reads', 'readsMuch'),
  /** The board as a PDF, as the caller may see it. */
  pdf: endpoint<FileAnswer, PaperBody>()('POST', '/api/jig/board/pdf', signedIn, 'reads', 'readsMuch'),
  offered: endpoint<readonly OfferedCard[]>()('GET', '/api/jig/board/offered', signedIn),
  arrange: endpoint<BoardAnswer, ArrangeBody>()('POST', '/api/jig/board/arrange', signedIn),
} as const;
