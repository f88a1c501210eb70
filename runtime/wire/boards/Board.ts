import type { BoardFilters } from '../../model/boards/BoardFilters.ts';
import type { BoardFilter, BoardSchema, CardPlace, CardSchema } from '../../model/boards/BoardSchema.ts';
import type { FieldSchema } from '../../model/schema/FieldSchema.ts';
import type { Locale } from '../../model/schema/Locale.ts';
import type { Cell, Row } from '../../model/schema/Row.ts';

/** A field of a card's answer: all that is needed to write its values. */
export type CardField = Pick<FieldSchema, 'field' | 'title' | 'type' | 'columnType' | 'scale' | 'precision'>;

/** A filter as the viewer sees it. */
export interface ShownFilter extends BoardFilter {
  readonly title: string;
  /** Choice: the dictionary of its options; absent: the values are written. */
  readonly dataKey?: string | undefined;
  /** Its options are a tree: a chosen node finds what is below it too. */
  readonly isTree?: boolean | undefined;
}

/** A tile that leads to a page. */
export interface CardTile {
  readonly title: string;
  readonly path: string;
  /** Name of an icon of the menu. */
  readonly icon?: string | undefined;
}

/** A card as the viewer sees it, with only what the viewer may read. */
export interface ShownCard extends CardSchema {
  readonly title: string;
  /** The card cannot be shown: something it names is gone. In the viewer's language. */
  readonly note?: string | undefined;
  /** Route of the page that lists the rows it is made of. */
  readonly path?: string | undefined;
  /** Tiles that administrators made for the viewer; absent: there are none, or the card shows none. */
  readonly tiles?: readonly CardTile[] | undefined;
  /** Fields of the board's filters and groups that its table has: these concern it. */
  readonly concerns?: readonly string[] | undefined;
}

/** A board for one viewer. Cards that the viewer has no right to are not in it, and leave no hole. */
export interface BoardAnswer {
  readonly board: string;
  readonly title: string;
  readonly screen?: BoardSchema['screen'] | undefined;
  readonly theme?: BoardSchema['theme'] | undefined;
  readonly filters: readonly ShownFilter[];
  readonly cards: readonly ShownCard[];
  /** The day of the server, `yyyy-MM-dd`, from which periods count. */
  readonly today: string;
  /** The first page of the viewer is as the viewer arranged it. */
  readonly isArranged?: boolean | undefined;
  readonly mayDesign: boolean;
}

/** A board that the viewer may open. */
export interface OfferedBoard {
  readonly board: string;
  readonly title: string;
  /** Route that shows it. */
  readonly path: string;
  readonly isHome: boolean;
  readonly isScreen: boolean;
}

/** Which cards of a board are asked. */
export interface AskBody {
  readonly board: string;
  readonly cards: readonly string[];
  /** What the viewer chose in the board's filters. */
  readonly chosen: BoardFilters;
  /** Currencies or units that the viewer chose, by card. */
  readonly measures?: Readonly<Record<string, string>>;
}

/** The card whose data a workbook gets. */
export interface SheetBody extends Omit<AskBody, 'cards'> {
  readonly card: string;
}

/** The board to put on paper. */
export interface PaperBody extends Pick<AskBody, 'board' | 'chosen' | 'measures'> {
  /** Language of its texts; default: that of the call. */
  readonly locale?: Locale;
}

/** A currency or unit in which a viewer may add up, with its word; `''`: rows without one. */
export interface CardMeasure {
  readonly key: string;
  readonly label: string;
}

/** One number. */
export interface FigureData {
  readonly asks: 'figure';
  /** Absent: it counts rows. */
  readonly field?: CardField | undefined;
  readonly value: Cell;
  /** Rows that it is made of. */
  readonly count: number;
  /** The number of the time before. */
  readonly before?: Cell | undefined;
  /** Sums or numbers of rows by span, in order. */
  readonly trend?: readonly { readonly key: string; readonly value: Cell }[] | undefined;
  /** Key of the currency or unit that is added up; absent: the number has none. */
  readonly measure?: string | undefined;
  readonly measures?: readonly CardMeasure[] | undefined;
}

/** A group with its labels. */
export interface CardGroup {
  readonly key: Cell;
  readonly label: string;
  readonly across?: { readonly key: Cell; readonly label: string } | undefined;
  readonly count: number;
  readonly sums: Row;
}

/** Rows in groups. */
export interface GroupsData {
  readonly asks: 'groups';
  readonly by: CardField;
  readonly across?: CardField | undefined;
  /** The numbers of `sums`; none: the groups are counted. */
  readonly of: readonly CardField[];
  readonly groups: readonly CardGroup[];
  /** There are more groups than the card shows. */
  readonly isMore: boolean;
  /** Key of the currency or unit that is added up; absent: the numbers have none. */
  readonly measure?: string | undefined;
  readonly measures?: readonly CardMeasure[] | undefined;
}

/** Rows as texts, in the viewer's language. */
export interface RowsData {
  readonly asks: 'rows';
  readonly columns: readonly CardField[];
  readonly rows: readonly {
    readonly key: string;
    readonly texts: readonly string[];
    /** Late cards: days since the row's date. */
    readonly days?: number | undefined;
    /** The viewer has not opened it yet, where the table keeps its readers. */
    readonly isNew?: boolean | undefined;
  }[];
  /** Rows in all. */
  readonly total: number;
}

/** Numbers of several lists. Those that the viewer may not read are null. */
export interface CountsData {
  readonly asks: 'counts';
  readonly counted: readonly {
    readonly title: string;
    readonly count: number | null;
    readonly path?: string | undefined;
  }[];
}

export type CardData = FigureData | GroupsData | RowsData | CountsData;

/** The answer of one card: its data, or why there is none. */
export type CardAnswer = {
  readonly card: string;
  /** By table that it asked: differs once what the data is made of was written to, and means nothing else. */
  readonly stamps: Readonly<Record<string, string>>;
  /**
   * Milliseconds. Present where a table changed since the data was read, and it is too early to read it again: how old the data
   * is, and after how long newer data can be had.
   */
  readonly kept?: { readonly age: number; readonly again: number } | undefined;
} & ({ readonly data: CardData } | { readonly problem: string });

/** A card of the viewer's first page: one of a board, at a place of the viewer's. */
export interface PlacedCard {
  readonly board: string;
  readonly card: string;
  readonly place: CardPlace;
}

/** Null: as the board of the role is. */
export interface ArrangeBody {
  readonly cards: readonly PlacedCard[] | null;
}

/** A card that may be put on the first page. */
export interface OfferedCard {
  readonly board: string;
  readonly boardTitle: string;
  readonly card: ShownCard;
}
