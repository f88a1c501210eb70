import type { PaperBody } from '../../../runtime/wire/boards/Board.ts';
import type { FileAnswer } from '../../../runtime/wire/Endpoint.ts';
import { callIn } from '../../context/callIn.ts';
import { type Answer, download, refuse } from '../../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../../http/Call.ts';
import { fileStamp } from '../../operations/exporting/exportTable.ts';
import { readFilters, readMeasures } from '../readChosen.ts';
import { viewedBoard } from '../viewedBoard.ts';
import { makeBoardPdf } from './makeBoardPdf.ts';

/** Name of the file of a board. */
export const pdfName = (title: string, now: string): string => `${title}_${fileStamp(now)}.pdf`;

/** `POST /api/jig/board/pdf` `{board, chosen?, measures?, locale?}`: the board as PDF, each card as the caller sees it. */
export const boardPdf = async (asked: UserCall): Promise<Answer<FileAnswer>> => {
  const body = sentBody<PaperBody>(asked);
  const call = callIn(asked, body.locale);
  const name = asText(body.board) ?? '';
  const board = await viewedBoard(call, name);
  if (board === undefined) return refuse('404', call.say('board.unknown', { name: name.slice(0, 100) }));
  const chosen = { filters: readFilters(body.chosen), measures: readMeasures(body.measures) };
  const made = await makeBoardPdf(call, board, chosen);
  if (typeof made === 'string') return refuse('422', call.say(`board.paper.${made}`));
  return download({
    name: pdfName(board.title, call.context.clock.now()),
    type: 'application/pdf',
    bytes: made.bytes,
  });
};
