import type { CalendarSchema } from './CalendarSchema.ts';
import type { ChartSchema } from './ChartSchema.ts';
import type { Condition } from './Condition.ts';
import type { FieldSchema } from './FieldSchema.ts';
import type { Json } from './Json.ts';
import type { RowButton } from './RowButton.ts';
import type { ScanWork } from './ScanWork.ts';

/** A step of the work on a navigation page, with the pages for it. */
export interface NavigationStage {
  readonly title: string;
  /** Route of a navigation page that says more. */
  readonly to?: string;
  /** Routes, in order. */
  readonly pages: readonly string[];
}

/** A board of a screen, and how long it stands there. */
export interface ScreenBoard {
  readonly board: string;
  /** Default 20. */
  readonly seconds?: number | undefined;
}

/** Pages about forms for collecting data: filling one in, and the answers by form. */
export const collectionParts = ['fill', 'results'] as const;

type CollectionPart = (typeof collectionParts)[number];

/** A field on one page: title, width, number rule and the like. */
export interface PageField extends Partial<FieldSchema> {
  readonly field: string;
  /**
   * 0: not for the roles of this page. The server neither answers nor takes it here, as if each role hid it; `hidden` only
   * leaves it off the screen.
   */
  readonly show?: 0;
}

/** `schemas/pages/<module>/<Page>.json`, format 1: 1-20 lines. */
export interface PageSchema {
  readonly $schema?: string;
  readonly format: 1;
  /** Page renderer by name: `list`, `tree`, `permission`, ... */
  readonly page: string;
  /** Route; matched case-insensitively. */
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly title?: string;
  readonly table?: string;
  /**
   * Name of this page in rights, calls and settings when it is a further page over its table: rights on the table give none
   * here, nor the other way round. Default: the table's name.
   */
  readonly api?: string;
  /** Page over a detail table: API name of the page whose documents it lists the rows of. Needs `api`. */
  readonly of?: string;
  /** Rows of the page, a condition over its table; others do not exist for its calls. Needs `api`. */
  readonly rows?: Condition;
  /** Values that every row made here has, by field; they cannot be changed here. Needs `api`. */
  readonly values?: Readonly<Record<string, Json>>;
  /** What fields are like on this page. Needs `api`. */
  readonly fields?: readonly PageField[];
  /** `light`: box only, no tabs and favourites, 6 direct buttons, 500 ms save window. */
  readonly variant?: 'full' | 'light';
  /** A sentence for its users above the rows. */
  readonly hint?: string;
  /** Field of the quick-search box; default the table's nameField. */
  readonly quickSearch?: string;
  /**
   * Fields of a row's card in phone-sized windows, in order, the first as its title. An open view's columns win. Default:
   * the main columns.
   */
  readonly card?: readonly string[];
  /**
   * Tree page: dictionary of the side tree and the field it filters. `table`: name, in rights and calls, of the table whose
   * records the nodes are; users who may edit their parent move them. Default: nodes stay.
   */
  readonly tree?: { readonly dataKey: string; readonly field: string; readonly table?: string };
  /** Report: number fields whose totals stand above the rows. */
  readonly figures?: readonly string[];
  /** Report: charts over the rows. */
  readonly charts?: readonly ChartSchema[];
  /** Calendar: the days of its rows. */
  readonly calendar?: CalendarSchema;
  /** Board: name of the board that it shows. */
  readonly board?: string;
  /** Screen: the boards that stand there in turn; one alone stays. */
  readonly boards?: readonly ScreenBoard[];
  /** Scan page: what it makes of which codes. */
  readonly scan?: ScanWork;
  /** Navigation: what its pages are for, in the order of the work. Each user sees those that may be opened. */
  readonly stages?: readonly NavigationStage[];
  /** True: a plain list of all rows, although the table has a parent field. So is a page with `tree`. Default: false. */
  readonly flat?: boolean;
  /** Toolbar actions in order; default the standard ones. */
  readonly actions?: readonly string[];
  /** Buttons at the end of each row, in order (操作). */
  readonly rowButtons?: readonly RowButton[];
  /** Only fields marked authShow are shown. */
  readonly authShow?: boolean;
  /**
   * Documents are closed and reopened in a dialog with a reason; otherwise (work orders) after a question, by
   * code.
   */
  readonly caseDialog?: boolean;
  /** Collection: which of its pages this is. */
  readonly part?: CollectionPart;
  /** Renderer of slot `box` for its records; default the edit box, also for unknown names. */
  readonly box?: string;
  /** `blank`: without the shell. */
  readonly layout?: 'shell' | 'blank';
  /** Who may open it; default `permission`. */
  readonly access?: 'public' | 'user' | 'permission';
}
