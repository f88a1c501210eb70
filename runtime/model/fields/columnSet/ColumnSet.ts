import { isObject } from '../../schema/Json.ts';
import type { MakeOffer } from '../../schema/MakeOffer.ts';
import type { SentOptionViews } from '../../schema/OptionViewRow.ts';

/** Choices of a user for one column of a table. */
export interface ColumnChoice {
  readonly field: string;
  readonly show: boolean;
  /** Frozen left, or right where the schema freezes it there. */
  readonly fixed: boolean;
}

/** A user's columns of one table, in order. Absent: the schema's own. */
export type ColumnSet = readonly ColumnChoice[];

/** Heights of two tables, one above the other. */
export interface TableSpacing {
  /** Share of the reference height 630, two decimals. */
  readonly firstTableRatio: number;
  /** Pixels of the lower table when saved. */
  readonly secondHeight: number;
}

/** Heights of a list's rows that users choose from, in pixels; the last is the usual one. */
export const rowHeights = [28, 34, 40] as const;

export type RowHeight = (typeof rowHeights)[number];

/**
 * All settings of a user for one table: looks of its list and detail grids, and fields of the quick search.
 */
export interface TableSettings {
  readonly columns?: ColumnSet;
  /** Pixels by field. */
  readonly widths: Readonly<Record<string, number>>;
  readonly spacing?: TableSpacing;
  /** Fields of the quick search; empty: the page's own. */
  readonly searchFields: readonly string[];
  /** Height of the rows in all lists of the user; absent: the usual one. */
  readonly rowHeight?: RowHeight;
  /** The user has an own design of this form; texts about its unreadable parts. */
  readonly design?: { readonly problems: readonly string[] };
  /** Documents of the table have a published flow, so a forecast of approvers is possible. */
  readonly hasFlow?: boolean;
  /** Effective documents of the table set something in others. */
  readonly hasEffects?: boolean;
  /** Documents that can be made from those of the table. */
  readonly makes?: readonly MakeOffer[];
  /** Documents of the table are made from others, or others from them. */
  readonly hasTrail?: boolean;
  /** There are templates that the user may print its documents with. */
  readonly hasPrints?: boolean;
  /** There are several of them. */
  readonly hasPrintChoice?: boolean;
  /** There are templates of workbooks that its documents are exported with. */
  readonly hasExcelTemplates?: boolean;
  /** Rows that the product proposes for the table and that it does not have yet. */
  readonly proposed?: number;
  /** Saved views of the page, and which one it shows first. */
  readonly views?: SentOptionViews;
}

/** Settings of a user who set nothing. */
export const plainSettings: TableSettings = { widths: {}, searchFields: [] };

/** Maximum columns of a table. */
const limit = 500;

/**
 * Reads stored or sent column settings: a list of `{field, show, fixed}`, each field once. Undefined: not
 * such a list. `fixed` may also be a side, as older clients write it (`left`, `right`).
 */
export function readColumnSet(given: unknown): ColumnSet | undefined {
  if (!Array.isArray(given) || given.length > limit) return undefined;
  const seen = new Set<string>();
  const found = given.map((one: unknown) => {
    if (!isObject(one) || typeof one.field !== 'string' || one.field.length > 200) return undefined;
    if (seen.has(one.field)) return undefined;
    seen.add(one.field);
    return { field: one.field, show: one.show !== false, fixed: Boolean(one.fixed) };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}
