import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { SheetBody } from '../../runtime/wire/boards/Board.ts';
import { type CardColumn, cardSheet } from '../../runtime/wire/boards/cardSheet.ts';
import type { FileAnswer } from '../../runtime/wire/Endpoint.ts';
import { type Answer, download, refuse } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { fileStamp, xlsxType } from '../operations/exporting/exportTable.ts';
import type { SheetCell } from '../workbooks/SheetCell.ts';
import { sheetStream } from '../workbooks/sheetStream.ts';
import { workbookName } from '../workbooks/workbookName.ts';
import { askCard } from './askCards.ts';
import { readFilters, readMeasures } from './readChosen.ts';
import { viewedBoard } from './viewedBoard.ts';

/** Width of a column in characters. */
const width = 18;

/** Excel's format of a column: decimals of a number, text as it is typed. */
const formatOf = ({ field }: CardColumn): string | undefined =>
  field?.scale === undefined ? undefined : `#,##0${field.scale > 0 ? `.${'0'.repeat(field.scale)}` : ''}`;

const sheetCell = (value: Cell): SheetCell => (typeof value === 'object' ? null : value);

/** `POST /api/jig/board/sheet`: what a card shows the viewer, as a workbook. */
export const cardWorkbook = async (call: UserCall): Promise<Answer<FileAnswer>> => {
  const body = sentBody<SheetBody>(call);
  const board = await viewedBoard(call, asText(body.board) ?? '');
  const card = board?.cards.find(({ id }) => id === body.card);
  if (card === undefined)
    return refuse('404', call.say('board.unknown', { name: (asText(body.card) ?? '').slice(0, 100) }));
  const { boardAnswers, clock } = call.context;
  const asked = { cards: [card], filters: readFilters(body.chosen), measures: readMeasures(body.measures) };
  const answer = await askCard(call, boardAnswers, card, asked);
  if ('problem' in answer) return refuse('422', answer.problem);
  const { name, columns, rows } = cardSheet(card, answer.data, call.locale);
  const spec = {
    name,
    columns: columns.map((column) => {
      const format = formatOf(column);
      return { title: column.title, width, ...(format !== undefined && { format }) };
    }),
  };
  const batches = (async function* () {
    if (rows.length > 0) yield rows.map((row) => row.map(sheetCell));
  })();
  return download({
    name: workbookName(name, fileStamp(clock.now())),
    type: xlsxType,
    bytes: sheetStream(spec, batches),
  });
};
