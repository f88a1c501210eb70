import type { CardPlace, CardQuestion } from '../../model/boards/BoardSchema.ts';
import type { JsonObject } from '../../model/schema/Json.ts';
import {
  bool,
  json,
  listOf,
  mapOf,
  maybe,
  number,
  object,
  oneOf,
  or,
  row,
  type Shape,
  text,
} from '../shape.ts';
import type {
  BoardAnswer,
  CardAnswer,
  CardData,
  CardField,
  CardMeasure,
  CardTile,
  CountsData,
  FigureData,
  GroupsData,
  OfferedBoard,
  OfferedCard,
  RowsData,
  ShownCard,
  ShownFilter,
} from './Board.ts';

const place: Shape<CardPlace> = object<CardPlace>({ x: number, y: number, w: number, h: number });

/** Questions and options were checked when the board was published; the browser reads them as data. */
const checked = mapOf(json) as unknown as Shape<CardQuestion>;

const shownCard: Shape<ShownCard> = object<ShownCard>({
  ...{ id: text, kind: text, title: text, place },
  asks: maybe(checked) as Shape<CardQuestion>,
  options: maybe(mapOf(json) as unknown as Shape<JsonObject>) as Shape<JsonObject>,
  note: maybe(text),
  path: maybe(text),
  tiles: maybe(listOf(object<CardTile>({ title: text, path: text, icon: maybe(text) }))),
  concerns: maybe(listOf(text)),
});

const filter: Shape<ShownFilter> = object<ShownFilter>({
  kind: oneOf(['period', 'choice']),
  title: text,
  field: maybe(text) as Shape<string>,
  period: maybe(text) as Shape<string>,
  dataKey: maybe(text),
  isTree: maybe(bool),
});

/** The answer of `board` and `arrange`. */
export const boardAnswer: Shape<BoardAnswer> = object<BoardAnswer>({
  board: text,
  title: text,
  screen: maybe(object<NonNullable<BoardAnswer['screen']>>({ width: number, height: number })),
  theme: maybe(oneOf(['light', 'dark'])),
  filters: listOf(filter),
  cards: listOf(shownCard),
  today: text,
  isArranged: maybe(bool),
  mayDesign: bool,
});

/** The answer of `boards`. */
export const offeredBoards = listOf(
  object<OfferedBoard>({ board: text, title: text, path: text, isHome: bool, isScreen: bool }),
);

/** The answer of `offered`. */
export const offeredCards = listOf(object<OfferedCard>({ board: text, boardTitle: text, card: shownCard }));

const cell = or<string | number | boolean | null>(json as Shape<string | number | boolean | null>, null);
const field = object<CardField>({
  ...{ field: text, title: text },
  type: text as unknown as Shape<CardField['type']>,
  columnType: text as unknown as Shape<CardField['columnType']>,
  scale: maybe(number) as Shape<number>,
  precision: maybe(number) as Shape<number>,
});
const measures = {
  measure: maybe(text),
  measures: maybe(listOf(object<CardMeasure>({ key: text, label: text }))),
};
const labelled = object<{ key: typeof cell extends Shape<infer T> ? T : never; label: string }>({
  key: cell,
  label: text,
});

const figure: Shape<FigureData> = object<FigureData>({
  asks: oneOf(['figure']),
  field: maybe(field),
  value: cell,
  count: number,
  before: maybe(cell),
  trend: maybe(listOf(object<NonNullable<FigureData['trend']>[number]>({ key: text, value: cell }))),
  ...measures,
});
const groups: Shape<GroupsData> = object<GroupsData>({
  asks: oneOf(['groups']),
  by: field,
  across: maybe(field),
  of: listOf(field),
  groups: listOf(
    object<GroupsData['groups'][number]>({
      key: cell,
      label: text,
      across: maybe(labelled),
      count: number,
      sums: or(row, {}),
    }),
  ),
  isMore: bool,
  ...measures,
});
const rows: Shape<RowsData> = object<RowsData>({
  asks: oneOf(['rows']),
  columns: listOf(field),
  rows: listOf(
    object<RowsData['rows'][number]>({
      key: text,
      texts: listOf(text),
      days: maybe(number),
      isNew: maybe(bool),
    }),
  ),
  total: number,
});
const counts: Shape<CountsData> = object<CountsData>({
  asks: oneOf(['counts']),
  counted: listOf(
    object<CountsData['counted'][number]>({
      title: text,
      count: or<number | null>(number, null),
      path: maybe(text),
    }),
  ),
});

/** Shapes of data by what was asked. */
const dataShapes: Readonly<Record<CardData['asks'], Shape<CardData>>> = { figure, groups, rows, counts };

/** The data of a card. */
export const cardData: Shape<CardData> = (value, path) => {
  const { asks } = object<Pick<CardData, 'asks'>>({
    asks: oneOf(['figure', 'groups', 'rows', 'counts']),
  })(value, path);
  return dataShapes[asks](value, path);
};

/** The data of one event of `ask`. */
export const cardAnswer: Shape<CardAnswer> = (value, path) => {
  const { data, problem, ...told } = object<{
    card: string;
    stamps: Readonly<Record<string, string>>;
    kept: CardAnswer['kept'];
    data: CardData | undefined;
    problem: string | undefined;
  }>({
    ...{ card: text, stamps: mapOf(text), kept: maybe(object({ age: number, again: number })) },
    ...{ data: maybe(cardData), problem: maybe(text) },
  })(value, path);
  return data === undefined ? { ...told, problem: problem ?? '' } : { ...told, data };
};
