import type { Condition, Formula } from './Condition.ts';
import type { FieldSchema } from './FieldSchema.ts';
import type { Json } from './Json.ts';
import type { ViewMake } from './ViewMake.ts';

/**
 * A record joined to the rows of a view along a declared link: the one that a field names (`by`), or those that name it
 * (`rows` with `of`).
 */
export interface ViewJoin {
  /** Short name of the joined record. */
  readonly as: string;
  /** Field of an earlier source that names the record, with the source: `line.Product_Id`. */
  readonly by?: string;
  /** Field that names a record, with its table: `Production_ReportWorkOrder.WorkOrder_Id`. */
  readonly rows?: string;
  /** The source with that record, or a field of a source that names the same one: `task.WorkOrderList_Id`. */
  readonly of?: string;
  /** True: rows without such a record are left out. Default: they stay, with empty values. */
  readonly needed?: boolean;
}

/** Spans of days; each is named by its first day. */
export const spans = ['day', 'week', 'month', 'quarter', 'year'] as const;

/**
 * A value of a part's rows: a field with its source (`line.Qty`), a number, a constant (`{ "is": "in" }`), the first day of
 * the span with a date (`{ "each": "month", "of": "bill.Date" }`), or a formula over fields and other such values, whose
 * result is a number unless `type` says otherwise.
 */
export type ViewValue =
  | string
  | number
  | { readonly is: Json }
  | { readonly each: (typeof spans)[number]; readonly of: string }
  | { readonly formula: Formula; readonly type?: 'text' | 'date' | 'datetime' | 'boolean' };

/** Rows of one table with the records joined to them. */
export interface ViewPart {
  /** A table or another view. */
  readonly from: string;
  /** Short name of its record. */
  readonly as: string;
  readonly joins?: readonly ViewJoin[];
  /** Values by name; where several parts are put together, each gives the same names. */
  readonly values?: Readonly<Record<string, ViewValue>>;
  /** Rows of the part; over fields with their source, and values. */
  readonly where?: Condition;
  /**
   * Walks from each row to the rows below it: those whose field `parent` has the value that this one has in `child`. Both
   * with their source. At most `most` levels (default 20); a row that leads back to itself ends the walk. Gives the values
   * `Level` (from 1), `Root` (what the top row has in `parent`), `Times` (the product of `times` along the way) and `Way`
   * (what the rows on the way have in `parent`, joined by `/`).
   */
  readonly walk?: {
    readonly parent: string;
    readonly child: string;
    readonly times?: string;
    readonly most?: number;
  };
}

/** How a column sums up the rows of a group. `opening`, `movement`, `closing`: before, within and up to the end of the period. */
export type ViewTotal =
  | 'sum'
  | 'count'
  | 'distinct'
  | 'least'
  | 'greatest'
  | 'average'
  | 'opening'
  | 'movement'
  | 'closing';

/**
 * A column of a view: exactly one of `of`, `formula`, `running`, `percent`, `share`, `whole`; what else it says is how it looks. A
 * column `of` a field takes its title, kind and look from there.
 */
export type ViewField = { readonly field: string } & Partial<
  Omit<FieldSchema, 'formula' | 'lookup' | 'figure' | 'numberRule' | 'default'>
> & {
    /** A value of the rows, or a field with its source (`line.Qty`). Without `total` it is one of the group's values. */
    readonly of?: string;
    readonly total?: ViewTotal;
    /** Only these rows count in the total. */
    readonly when?: Condition;
    /** Computed from other columns of the view. Needs title and type. */
    readonly formula?: Formula;
    /** Sum of a column so far, in the order of the columns `order`, again for each value of the columns `by`. */
    readonly running?: {
      readonly of: string;
      readonly by?: readonly string[];
      readonly order: readonly string[];
    };
    /** A column as percentage of another one, two digits. */
    readonly percent?: readonly [of: string, whole: string];
    /** A column as percentage of its sum over all rows, two digits. */
    readonly share?: string;
    /** Sum of a column over all rows. */
    readonly whole?: string;
    /** Column of the foreign table of the view; in place of the others. Needs title and type. */
    readonly column?: string;
  };

/** What a user gives a view before it is read: a date up to which rows count, or a period. */
export interface ViewParameter {
  readonly name: string;
  readonly title: string;
  /** Value of the rows with their date. */
  readonly date: string;
  readonly kind: 'upTo' | 'period';
  /** Default: `today`, for a period `thisMonth`. */
  readonly default?: 'today' | 'thisWeek' | 'lastWeek' | 'thisMonth' | 'lastMonth' | 'lastThreeMonths';
}

/** A table or view of a database that the operator names; its rows are read there, never written. */
interface ForeignTable {
  /** Name of the database among the operator's settings. */
  readonly database: string;
  /** Namespace of the table, such as `public`. */
  readonly schema: string;
  readonly name: string;
}

/** `schemas/views/<module>/<View>.json`, format 1: read-only rows made of other tables, without SQL. */
export interface ViewSchema {
  readonly $schema?: string;
  readonly format: 1;
  /** Name in rights and calls, like that of a table. */
  readonly view: string;
  readonly cnName: string;
  /** Several parts are put together, one below the other. None: a view over a foreign table. */
  readonly parts: readonly ViewPart[];
  /** The rows are those of a foreign table: a source of other views. The right to read it is the grant on this view. */
  readonly foreign?: ForeignTable;
  /**
   * It is a data set: cards ask it, and no page and no grant of its own is needed. It is granted to users who may read all of its sources.
   */
  readonly isDataset?: true;
  readonly parameters?: readonly ViewParameter[];
  readonly fields: readonly ViewField[];
  /** Columns that tell the rows apart. */
  readonly key: readonly string[];
  /** The only rows there are, over columns. */
  readonly rows?: Condition;
  /** Default order, comma-separated. */
  readonly sortName?: string;
  /** Its direction; default `desc`. */
  readonly sortOrder?: 'asc' | 'desc';
  readonly nameField?: string;
  /** Documents that are made of chosen rows. */
  readonly makes?: readonly ViewMake[];
}
