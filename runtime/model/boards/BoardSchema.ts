import type { ConditionGroup } from '../conditions/ConditionGroup.ts';
import type { SchemaBundle } from '../schema/SchemaBundle.ts';
import type { spans } from '../schema/ViewSchema.ts';

/** Kind of schema of boards; their schemas are in `others` of a bundle. */
export const boardKind = 'board';

/** Where a card lies: columns and rows of the grid, from 0. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Rows of a table or view: those that meet the conditions and lie in the period. */
export interface CardRows {
  /** Table, view, or API name of a page. */
  readonly table: string;
  readonly where?: readonly ConditionGroup[];
  /** Date field that periods limit: the card's own and that of the board's filters. */
  readonly date?: string;
  /** Name of a period (`periods`); default: all rows. Needs `date`. */
  readonly period?: string;
}

/** Rows that are counted under a title, for steps and check lists. */
export interface CountedRows extends CardRows {
  readonly title: string;
  /** Route that the title leads to; default: the list of these rows. */
  readonly path?: string;
}

/** What a card asks: rows, and what of them is shown. Which members a card has its kind says (`AskKind`). */
export interface CardQuestion extends Partial<CardRows> {
  /** Field whose values make the groups. */
  readonly by?: string;
  /** Dates: the span of one group; default a day. */
  readonly each?: (typeof spans)[number];
  /** A second field that splits each group, for heat maps. */
  readonly across?: string;
  /** Number fields to add up. Absent: the number of rows. */
  readonly of?: readonly string[];
  /** Combination: number fields drawn as lines on an axis of their own. */
  readonly lines?: readonly string[];
  /** How the number of a figure is made of its rows; default: their sum. */
  readonly total?: 'sum' | 'average';
  /** What a figure is compared with. */
  readonly compare?: 'before' | 'yearBefore';
  /** Span of the points of a figure's trend; absent: it has none. */
  readonly trend?: (typeof spans)[number];
  /** Columns of a list of rows. */
  readonly columns?: readonly string[];
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  /** Most groups or rows that are shown. */
  readonly limit?: number;
  readonly counted?: readonly CountedRows[];
}

/** A card of a board. `kind` names its kind (`cardKinds`), which says what else it holds. */
export interface CardSchema {
  /** Name of the card in its board. */
  readonly id: string;
  readonly kind: string;
  /** Default: what it shows. */
  readonly title?: string;
  readonly place: CardPlace;
  readonly asks?: CardQuestion;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A filter of a board: a period of the cards' dates, or values of a field of every card that has it. */
export interface BoardFilter {
  readonly kind: 'period' | 'choice';
  readonly title?: string;
  /** Choice: the field, whatever table a card asks. */
  readonly field?: string;
  /** Period: the one chosen first. */
  readonly period?: string;
}

/** What is kept for reuse: a whole board, or a chart. */
export const keptKinds = ['board', 'chart'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** A board: cards in 12 columns, or on a screen of a fixed size (`schemas/boards/<module>/*`). */
export interface BoardSchema {
  readonly $schema?: string;
  readonly format: 1;
  /** Name of the board. */
  readonly board: string;
  readonly title: string;
  /** Roles that may open it; default: everybody. */
  readonly roles?: readonly string[];
  /** It is offered as a first page: of its `roles`, or of everybody whose roles have none. */
  readonly isHome?: boolean;
  /** Size in pixels of a screen that is shown scaled; absent: as wide as the window. */
  readonly screen?: { readonly width: number; readonly height: number };
  /** Default: the theme of the user. */
  readonly theme?: 'light' | 'dark';
  /** It is kept for reuse, as a template of boards or as a chart for their cards, and is never opened as a page. */
  readonly kept?: KeptKind;
  readonly filters?: readonly BoardFilter[];
  readonly cards: readonly CardSchema[];
}

/** The boards of a bundle by name. */
export const boardsOf = ({ others }: Pick<SchemaBundle, 'others'>): ReadonlyMap<string, BoardSchema> =>
  (others?.get(boardKind) ?? new Map()) as ReadonlyMap<string, BoardSchema>; // read by this kind
