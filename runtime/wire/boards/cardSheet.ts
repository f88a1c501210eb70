import { boardSheetMessages } from '../../model/messages/boardSheet.ts';
import { addMessages, type MessageKey, text } from '../../model/messages/index.ts';
import type { Locale } from '../../model/schema/Locale.ts';
import type { Cell } from '../../model/schema/Row.ts';
import type { CardData, CardField, FigureData, ShownCard } from './Board.ts';

addMessages(boardSheetMessages);

/** A column of a card's sheet. With a field its cells are values of it; else texts and whole numbers. */
export interface CardColumn {
  readonly title: string;
  readonly field?: CardField | undefined;
}

/** The data of a card as a sheet. */
export interface CardSheet {
  readonly name: string;
  readonly columns: readonly CardColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

type Content = Omit<CardSheet, 'name'>;
type DataOf<K extends CardData['asks']> = Extract<CardData, { readonly asks: K }>;
type Say = (key: MessageKey) => string;

/** Column and cells of the currency or unit; none: the numbers have none. */
const measureCells = (
  { measure, measures = [] }: Pick<FigureData, 'measure' | 'measures'>,
  say: Say,
): { readonly columns: readonly CardColumn[]; readonly cells: readonly Cell[] } =>
  measure === undefined
    ? { columns: [], cells: [] }
    : {
        columns: [{ title: say('board.sheet.measure') }],
        cells: [measures.find(({ key }) => key === measure)?.label ?? measure],
      };

const contents: { readonly [K in CardData['asks']]: (data: DataOf<K>, say: Say) => Content } = {
  figure(data, say) {
    const { field, value, before, trend = [] } = data;
    const measured = measureCells(data, say);
    const line = (time: string, cell: Cell): readonly Cell[] => [time, cell, ...measured.cells];
    return {
      columns: [
        { title: say('board.sheet.time') },
        { title: field?.title ?? say('board.sheet.count'), field },
        ...measured.columns,
      ],
      rows: [
        line(say('board.sheet.now'), value),
        ...(before === undefined ? [] : [line(say('board.sheet.before'), before)]),
        ...trend.map((point) => line(point.key, point.value)),
      ],
    };
  },
  groups(data, say) {
    const { by, across, of, groups } = data;
    const measured = measureCells(data, say);
    return {
      columns: [
        { title: by.title },
        ...(across === undefined ? [] : [{ title: across.title }]),
        ...of.map((field) => ({ title: field.title, field })),
        { title: say('board.sheet.count') },
        ...measured.columns,
      ],
      rows: groups.map((group) => [
        group.label,
        ...(across === undefined ? [] : [group.across?.label ?? null]),
        ...of.map(({ field }) => group.sums[field] ?? null),
        group.count,
        ...measured.cells,
      ]),
    };
  },
  rows({ columns, rows }, say) {
    const isLate = rows.some(({ days }) => days !== undefined);
    return {
      columns: [
        ...columns.map(({ title }) => ({ title })),
        ...(isLate ? [{ title: say('board.sheet.late') }] : []),
      ],
      rows: rows.map(({ texts, days }) => [...texts, ...(isLate ? [days ?? null] : [])]),
    };
  },
  counts: ({ counted }, say) => ({
    columns: [{ title: say('board.sheet.step') }, { title: say('board.sheet.count') }],
    rows: counted.map(({ title, count }) => [title, count]),
  }),
};

/** What a card shows as a sheet of a workbook, in the viewer's language: no more than `data` holds. */
export function cardSheet({ title }: Pick<ShownCard, 'title'>, data: CardData, locale: Locale): CardSheet {
  const contentOf = contents[data.asks] as (data: CardData, say: Say) => Content; // the one of its kind
  return { name: title, ...contentOf(data, (key) => text(key, locale)) };
}
