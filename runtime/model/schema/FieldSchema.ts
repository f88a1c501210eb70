import type { Condition, Formula } from './Condition.ts';
import type { ColumnIcon } from './columnIcons.ts';
import type { Figure } from './Figure.ts';
import type { Json } from './Json.ts';
import type { Lookup } from './Lookup.ts';
import type { Match } from './Match.ts';
import type { PickerSchema } from './PickerSchema.ts';
import type { RollupSchema } from './RollupSchema.ts';

/** Column types of the wire. */
export type ColumnTypeName =
  | 'int'
  | 'long'
  | 'byte'
  | 'sbyte'
  | 'decimal'
  | 'string'
  | 'bool'
  | 'date'
  | 'datetime'
  | 'guid';

/** One choice of a select, radio or checkbox. */
export interface Option {
  readonly key: string | number;
  readonly value: string;
  readonly disabled?: boolean;
  readonly hidden?: boolean;
  /** Key of the parent in tree options. */
  readonly parentId?: string | number | null;
}

/** Text that only the server sets. */
export type Stamp =
  | 'createId'
  | 'createName'
  | 'createTime'
  | 'modifyId'
  | 'modifyName'
  | 'modifyTime'
  | 'auditId'
  | 'auditName'
  | 'auditTime';

/**
 * How much a column says about a record, most first. `main` columns stand first in lists; `detail` ones are
 * hidden until the user shows them.
 */
type Importance = 'main' | 'normal' | 'detail';

/** Tokens of `default`. */
export const defaultTokens = [
  'today',
  'todayStart',
  'todayEnd',
  'monthStart',
  'monthEnd',
  'yearStart',
  'now',
  'userId',
  'userName',
] as const;

/** Dependency of a field's options: only those whose `column` equals the record's `field`. */
export interface Dependency {
  /**
   * A field of the same record, or `$main.Field` of a detail row's header. While it is empty there are no
   * options.
   */
  readonly field: string;
  /**
   * Column of the options' source table (default: the same name as `field`); for a fixed list its options'
   * `parentId`.
   */
  readonly column?: string;
}

/** One field of a table: meaning, look and place. One line in a table's JSON. */
export interface FieldSchema {
  /** Database column, verbatim. */
  readonly field: string;
  readonly title: string;
  /** The field type: a name in the FieldType registry (`text`, `decimal`, `select`, ...). */
  readonly type: string;
  /** Storage; default from the field type. */
  readonly columnType?: ColumnTypeName;
  /** numeric(precision, scale); default (15, 4). */
  readonly precision?: number;
  readonly scale?: number;
  /** Maximum characters of the stored text; default 200, textarea 2000. */
  readonly maxlength?: number;
  /** Former column name: the additive migration renames the column. */
  readonly renamedFrom?: string;
  /** Values must be unique in the table, except null. */
  readonly unique?: boolean;

  readonly required?: boolean;
  readonly readonly?: boolean;
  readonly disabled?: boolean;
  /** Neither grid column nor form field; still stored. */
  readonly hidden?: boolean;
  /** Shown only where the page is in authShow mode. */
  readonly authShow?: boolean;
  /** Accepted on write; never in an answer, export, log, search or sort (passwords). */
  readonly writeOnly?: boolean;
  /** Cards group by it and never add it up, also when it is a number, such as a year. */
  readonly dimension?: boolean;
  readonly visibleWhen?: Condition;
  readonly readonlyWhen?: Condition;
  readonly requiredWhen?: Condition;
  /** Lists show the value in red and bold while this holds, e.g. a late delivery date. */
  readonly alertWhen?: Condition;

  /** Value of a new record: a literal, or a token (`{"token": "now"}`, {@link defaultTokens}). */
  readonly default?: Json;
  readonly formula?: Formula;
  /** Detail rows: the header field that gives new rows their value; rows also take over its changes. */
  readonly follows?: string;
  readonly lookup?: Lookup;
  /**
   * Select over a table: the server chooses the record, so people need not although it is `required`. Read-only: always
   * and anew when a value it depends on changes; else only for a new record without one.
   */
  readonly match?: Match;
  /** A figure of a view about this record: read-only, no column of the database. */
  readonly figure?: Figure;
  /** A total over rows that name this record, kept up to date by the server: stored, read-only. */
  readonly rollup?: RollupSchema;
  /** Number rule (Base_NumberRule.FormCode): an empty value is generated inside the save transaction. */
  readonly numberRule?: string;
  readonly stamp?: Stamp;
  /**
   * A hook of the server fills it: people need not, although it is `required`. A save that still has no value after the
   * hooks is refused. Default false.
   */
  readonly serverFilled?: boolean;

  /** number, decimal, rate, date: minimum and maximum value. Text: minimum and maximum length. */
  readonly min?: number | string;
  readonly max?: number | string;
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly format?: string;
  readonly placeholder?: string;
  readonly height?: number;

  /** Dictionary number (key). */
  readonly dataKey?: string;
  /**
   * What happens when a record that this field names is deleted: `restrict` (the default) refuses it, `clear`
   * empties the field.
   */
  readonly onDelete?: 'restrict' | 'clear';
  /**
   * The chosen record of the same table stands above this one (a superior): no record may stand above itself,
   * over any number of levels. Parents of trees are so anyway.
   */
  readonly hierarchy?: boolean;
  /** Options written in the schema itself. */
  readonly data?: readonly Option[];
  /** Choices: offers only options that match other fields, and clears others on edit. */
  readonly dependsOn?: readonly Dependency[];
  /** Whether the list can be searched by typing; default: with more than 10 options. */
  readonly filterable?: boolean;
  readonly multiple?: boolean;
  readonly remote?: boolean;
  readonly allowCreate?: boolean;
  /** date, datetime, month, time, range: two values, stored as two fields `field` and `rangeTo`. */
  readonly range?: boolean;
  /** The other column of a stored pair. */
  readonly rangeTo?: string;
  /**
   * Dates and times: the field that this one must not precede, such as the order's day: of the same record, or
   * `$main.Field` of a detail row's header.
   */
  readonly notBefore?: string;
  readonly append?: string;
  /** Durations: the unit of the stored number; default `minute`. */
  readonly unit?: 'second' | 'minute' | 'hour' | 'day';
  /** Numbers: groups the digits by three for display. Default true. */
  readonly grouped?: boolean;
  /** Name of the hook that runs on a key press (registered in a Plugin). */
  readonly keypress?: string;
  /** Name of a further check, whose text becomes the error. */
  readonly validator?: string;
  /** A link below the field; `action` names its handler (renderer slot `extra`). */
  readonly extra?: { readonly text: string; readonly icon?: string; readonly action: string };
  /** A link below the field that opens 高级选择. */
  readonly picker?: PickerSchema;
  /** Renderer (slot `below`) of the content below the field. */
  readonly below?: string;
  /**
   * The field that holds the currency of this amount, as its ISO code: of the same record, or `$main.Field` of a detail
   * row's header. Default: CNY.
   */
  readonly currencyField?: string;
  /**
   * The field that holds the unit of this quantity: of the same record, or `$main.Field` of a detail row's header. Totals
   * are then by unit. Default: quantities add up.
   */
  readonly unitField?: string;
  readonly tipextra?: string;
  /** Explanation of the column as HTML, shown on hover or focus of its header, where it is sanitised. */
  readonly content?: string;
  /** A small picture before the column's title. */
  readonly icon?: ColumnIcon;
  /** Detail rows: the header can copy a row's value into all rows below. */
  readonly copydown?: boolean;
  /** For files only. */
  readonly maxFile?: number;
  readonly maxSize?: number;
  readonly fileTypes?: readonly string[];
  readonly autoUpload?: boolean;
  readonly url?: string;
  /** Note beside the upload button, and whether files may be downloaded (default true). */
  readonly desc?: string;
  readonly downLoad?: boolean;
  /** Names of hooks around files (renderers of slot `fileHook`), which may refuse with false or a text. */
  readonly uploadBefore?: string;
  readonly uploadAfter?: string;
  readonly removeBefore?: string;
  /** Hook that replaces download or preview. */
  readonly fileClick?: string;

  /**
   * Place in the form: row (1-based) and width of 12 columns. Without editRowNo, or with 0, the field is not
   * in the form.
   */
  readonly editRowNo?: number;
  readonly editColNo?: number;
  readonly colSize?: number;
  /** Titles of the form's tab and section with the field; fields of one title stand together. Default: neither. */
  readonly tab?: string;
  readonly section?: string;
  /** false: 复制 leaves the field out, so that the copy begins with its default. Default true. */
  readonly copied?: boolean;
  /** Place in the advanced search panel. */
  readonly searchRowNo?: number;
  readonly searchColNo?: number;
  /** Columns of 12 in the search panel, in separate rows below; default: as many per row as fit. */
  readonly searchColSize?: number;
  /**
   * Look and comparison of the search field: a field type name, `like` or `range`; default from the field
   * type.
   */
  readonly searchType?: string;

  /** false: no grid column (default: a column unless hidden). */
  readonly isColumnData?: boolean;
  /** Default `normal`. The user's column settings and a designed place (`columnNo`) win over it. */
  readonly importance?: Importance;
  /** Title of the column in lists and details, where it differs from the form's; default `title`. */
  readonly columnTitle?: string;
  /** Place among the columns, smallest first, before those without one; default: schema order. */
  readonly columnNo?: number;
  readonly width?: number;
  readonly fixed?: 'left' | 'right';
  readonly align?: 'left' | 'center' | 'right';
  /**
   * Title of the column's group, shared with neighbours of the same group, or titles of several levels,
   * outermost first.
   */
  readonly columnGroup?: string | readonly string[];
  /** Server sort by the header; default true for stored columns. */
  readonly sort?: boolean;
  /** The cell opens the record. */
  readonly link?: boolean;
  /** Name of what a click on the cell does (renderers of slot `cellClick`), in place of opening the record or a page. */
  readonly click?: string;
  /**
   * The cell opens another page with a filtered list: fields of that page's table by fields of this row.
   * `{Field}` in the path is this row's value; `open`: the field with the key of a record to view there
   * (`viewflow=1&id=`); `dates`: date fields of that page's table by a day of this row; `upTo`: by the end of a
   * parameter of this view.
   */
  readonly linkTo?: {
    readonly path: string;
    readonly where: Readonly<Record<string, string>>;
    readonly dates?: Readonly<Record<string, string>>;
    readonly upTo?: Readonly<Record<string, string>>;
    readonly open?: string;
  };
  /** Footer total over the whole filtered list. */
  readonly summary?: boolean;
  /** Name of the cell renderer; default that of the field type. */
  readonly cell?: string;
  /** A field of a global design that also overrides users' own designs. */
  readonly isGlobal?: boolean;
  /** Colours of the tag cell by value. */
  readonly colors?: Readonly<Record<string, string>>;
}
