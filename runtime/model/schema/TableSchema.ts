import type { Condition } from './Condition.ts';
import type { EffectSchema } from './EffectSchema.ts';
import type { FieldSchema } from './FieldSchema.ts';
import type { Json } from './Json.ts';
import type { LinkSchema } from './LinkSchema.ts';
import type { PickerSchema } from './PickerSchema.ts';
import type { Takeable } from './takenBack.ts';
import type { ViewSchema } from './ViewSchema.ts';

/** A state of the record that refuses some actions, e.g. approved or closed. */
export interface Lock {
  readonly when: Condition;
  /** Actions refused in that state: `Update`, `Delete`, ... */
  readonly actions: readonly string[];
  /** Message catalogue key. */
  readonly message: string;
}

/** Look of a table's edit form. */
export interface FormLook {
  /** Pixels; default 100. */
  readonly labelWidth?: number;
  /** Size of its controls; default `large`. */
  readonly size?: 'small' | 'default' | 'large';
  /** Titles of the sections that are folded at first. */
  readonly folded?: readonly string[];
}

/** Leading columns of a table's rows, in lists and as a detail, and the order of the rows. */
export interface GridLook {
  /** The column of row numbers; default true. */
  readonly index?: boolean;
  /** Whole-number field with a row's place. Rows sorted by it can be dragged. */
  readonly sequence?: string;
  /** Shows these places in a column; default false. */
  readonly sortNumber?: boolean;
  /** Shows in the selection column which documents are closed; default false. */
  readonly orderCase?: boolean;
  /** At most one row of a list is selected at a time; default false. */
  readonly single?: boolean;
  /** Rows that 全选 selects; default all. Others can still be selected one by one. */
  readonly selectAllWhen?: Condition;
  /**
   * Switch field: each row has its switch in place of the selection, 80 pixels wide. In a table that points
   * at itself it also turns the rows below.
   */
  readonly rowSwitch?: string;
}

/** Moments of a row's edit for hooks, in this order. */
export type RowMoment = 'beginEdit' | 'endEditBefore' | 'endEditAfter';

/**
 * A status button of the list: moves one row from one state to another. The server checks the right, the
 * locks of `Update` and the condition again, with the row locked.
 */
export interface Transition {
  /** Name in the call `changeUpdate`. */
  readonly action: string;
  /** Text of the button. */
  readonly text: string;
  /** Right it needs; default `Update`. */
  readonly right?: string;
  /** Rows the button applies to. */
  readonly when: Condition;
  /** Message for other rows. */
  readonly message: string;
  /**
   * Fields that must have a value in the new state. Rows without one are refused with its title; an empty code of a
   * number rule is drawn instead. Default none.
   */
  readonly needs?: readonly string[];
  /** Fields it sets: a value, or a token as in `FieldSchema.default`. */
  readonly set: Readonly<Record<string, Json>>;
  /** Question before it runs. */
  readonly confirm?: string;
  /** Message when it is done; default the text of the button and 成功. */
  readonly done?: string;
}

/** Rows of another table copied into a detail when a header field is chosen. */
export interface DetailFill {
  /** Header field whose choice copies them. */
  readonly via: string;
  /** Source table; needs its Search right. */
  readonly table: string;
  /** Column that must equal the choice; default the same name as `via`. */
  readonly column?: string;
  /** Field of the detail -> column of that table. */
  readonly map: Readonly<Record<string, string>>;
  /** Column with what remains of a row: rows with nothing left stay out. */
  readonly remaining?: string;
}

/** Source documents of a table's records, which a reverse approval of the source affects. */
export interface DerivedFrom {
  /** The source's table. */
  readonly table: string;
  /** Field that names the source of a record. */
  readonly field: string;
  /** Detail table with that field; default the table itself. */
  readonly detail?: string;
  /** Source field with the same value (its code); default the source's key. */
  readonly sourceField?: string;
  /** Records of this table with the link; default all. */
  readonly when?: Condition;
  /**
   * While such a record exists and is not void, the source's approval cannot be reversed; and such a record
   * can be made only from a source that is approved or needs no approval. Default false: the record is only
   * mentioned.
   */
  readonly blocksReverse?: boolean;
}

/** Progress of a document besides approval and closing, which can prevent undoing its source. */
export interface Progress {
  /** The field with the progress. */
  readonly field: string;
  /** Work is under way or done. */
  readonly underWay?: Condition;
  /** The document no longer counts (cancelled), so nothing needs undoing. */
  readonly void?: Condition;
}

/** A detail table shown and saved with its main record. */
export interface DetailSchema {
  readonly table: string;
  /** Title of the tab; default the child's cnName. */
  readonly cnName?: string;
  /** Child column holding the main key; default the main table's key name. */
  readonly foreignKey?: string;
  readonly sortName?: string;
  /** Direction of `sortName`; default `desc`. */
  readonly sortOrder?: 'asc' | 'desc';
  /** Requires at least one row. */
  readonly required?: boolean;
  /** Buttons over the rows; default both. */
  readonly actions?: readonly ('add' | 'delete')[];
  /** Buttons that append rows picked from another table. */
  readonly pickers?: readonly PickerSchema[];
  readonly fill?: DetailFill;
  /** Row hooks by moment, by name (`Plugin.rowHooks`), never code. Each may refuse. */
  readonly hooks?: Partial<Readonly<Record<RowMoment, readonly string[]>>>;
}

/** One field of a table: whole, or changes to a mixin's field of the same name; null takes back what the mixin says. */
export type FieldLine = { readonly field: string } & Takeable<FieldSchema>;

/** Records about one person each, such as reports of work: people see and write their own. */
export interface OwnRows {
  /** Field with the id of the user whom a record is about. */
  readonly user: string;
  /** Field by which people choose the person; refusals stand there. Default `user`. */
  readonly choice?: string;
  /** Right on the table to see and write the records of all people. */
  readonly right: string;
}

/** An index beyond the key: column names in order. */
export interface IndexSchema {
  readonly fields: readonly string[];
  readonly unique?: boolean;
  /** Unique texts that differ only in case are the same; only with `unique`. Default false. */
  readonly ignoreCase?: boolean;
}

/** `schemas/tables/<module>/<Table>.json`, format 1. */
export interface TableSchema {
  readonly $schema?: string;
  readonly format: 1;
  /** Name in the database and on the wire, verbatim. */
  readonly table: string;
  /** Wire path; default `/{table}/`. */
  readonly url?: string;
  readonly cnName: string;
  readonly key: string;
  /** Key type; default `identity`. `typed`: a text that people type once. `text`: made of other values, only in views. */
  readonly keyType?: 'identity' | 'guid' | 'snowflake' | 'typed' | 'text';
  /** The table is a view: rows made of others. Never in files of tables. */
  readonly view?: ViewSchema;
  readonly mixins?: readonly string[];
  /** Default sort columns, comma-separated. */
  readonly sortName?: string;
  /** Direction of all of them; default `desc`. */
  readonly sortOrder?: 'asc' | 'desc';
  /** Field with a record's name (quick search, titles, logs). */
  readonly nameField?: string;
  /** Tree table: the column that names the parent. */
  readonly parentField?: string;
  /** The parent's column whose value `parentField` holds, such as its code; default: the key. */
  readonly parentBy?: string;
  /** Limits rows to those created by the user and by users of subordinate roles. */
  readonly userPermissionDesc?: boolean;
  /** Limits rows to those about the user. Default: everybody sees all rows. */
  readonly ownRows?: OwnRows;
  /** Keeps which users opened a record: new ones stand out to each user, and who may change one sees who read it. Default false. */
  readonly hasReaders?: boolean;
  /** Only the server writes rows (logs, results): no call adds, changes or deletes them. */
  readonly serverOnly?: boolean;
  readonly form?: FormLook;
  readonly grid?: GridLook;
  readonly details?: readonly DetailSchema[];
  readonly indexes?: readonly IndexSchema[];
  readonly locks?: readonly Lock[];
  readonly transitions?: readonly Transition[];
  readonly derivedFrom?: readonly DerivedFrom[];
  readonly progress?: Progress;
  /** What its documents carry of the documents they are made from. */
  readonly links?: readonly LinkSchema[];
  /** Documents that count as done; default: approved or in need of no approval. */
  readonly effective?: Condition;
  /** What its documents do elsewhere once they count as done. */
  readonly effects?: readonly EffectSchema[];
  /**
   * Server hooks by moment (`addBefore`, `updateBefore`, ...), by name (`ServerPlugin.hooks`), never code.
   */
  readonly hooks?: Readonly<Record<string, readonly string[]>>;
  /** Whole fields, or without `title` and `type` changes to a mixin's field. */
  readonly fields: readonly FieldLine[];
}

/** `schemas/mixins/<name>.json`: fields and behaviour shared by tables. */
export interface MixinSchema {
  readonly $schema?: string;
  readonly format: 1;
  readonly mixin: string;
  readonly description?: string;
  readonly fields: readonly FieldSchema[];
  readonly locks?: readonly Lock[];
  readonly indexes?: readonly IndexSchema[];
}
