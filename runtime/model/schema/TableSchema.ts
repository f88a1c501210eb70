import type { Condition } from './Condition.ts';
import type { FieldSchema } from './FieldSchema.ts';
import type { Json } from './Json.ts';
import type { PickerSchema } from './PickerSchema.ts';

/** A state of the record in which some actions are refused, e.g. approved or closed. */
export interface Lock {
  readonly when: Condition;
  /** Actions refused while it holds: `Update`, `Delete`, ... */
  readonly actions: readonly string[];
  /** Message catalogue key. */
  readonly message: string;
}

/** How the edit form of a table looks. */
export interface FormLook {
  /** Pixels; default 100. */
  readonly labelWidth?: number;
  /** Size of its controls; default `large`. */
  readonly size?: 'small' | 'default' | 'large';
}

/**
 * The leading columns of a table's rows, in its list and where it is a detail, and the order they stand in. Widths are
 * section 9's.
 */
export interface GridLook {
  /** The column of row numbers; default true. */
  readonly index?: boolean;
  /** A whole-number field that holds a row's place. Rows sorted by it are dragged into order (section 9, "Drag sort"). */
  readonly sequence?: string;
  /** A column of these places; default false. */
  readonly sortNumber?: boolean;
  /** The selection column also says which documents are closed; default false. */
  readonly orderCase?: boolean;
  /** Rows 全选 chooses; default all. The others can still be chosen one by one. */
  readonly selectAllWhen?: Condition;
  /**
   * A switch field: every row has a switch of it in place of row selection, 80 pixels wide. In a table that points at itself
   * it takes the rows below with it (section 4).
   */
  readonly rowSwitch?: string;
}

/** Moments of a row's edit at which hooks run, in this order. */
export type RowMoment = 'beginEdit' | 'endEditBefore' | 'endEditAfter';

/**
 * A status button of the list: takes one row from one state into another. The server asks for the right, the locks of
 * `Update` and the condition again, under the row's lock.
 */
export interface Transition {
  /** Its name in the call `changeUpdate`. */
  readonly action: string;
  /** Text of the button. */
  readonly text: string;
  /** Right it needs; default `Update`. */
  readonly right?: string;
  /** Rows it may be done to. */
  readonly when: Condition;
  /** Said of any other row. */
  readonly message: string;
  /** Fields it sets: a value, or a token as in `FieldSchema.default`. */
  readonly set: Readonly<Record<string, Json>>;
  /** Asked before it is done. */
  readonly confirm?: string;
}

/** Rows of another table that come into a detail when a field of the header is chosen. */
export interface DetailFill {
  /** The header's field that chooses them. */
  readonly via: string;
  /** The table they are read from; its own Search right is needed. */
  readonly table: string;
  /** Its column that holds what was chosen; default named like `via`. */
  readonly column?: string;
  /** Field of the detail -> column of that table. */
  readonly map: Readonly<Record<string, string>>;
}

/** From which documents records of a table are made: what a reverse approval of the source touches. */
export interface DerivedFrom {
  /** The source's table. */
  readonly table: string;
  /** Field that says which source a record was made from. */
  readonly field: string;
  /** Detail of this table the field stands in; default: the table itself. */
  readonly detail?: string;
  /** Field of the source whose value that is (its code); default the source's key. */
  readonly sourceField?: string;
  /** Records of this table the link holds for; default all. */
  readonly when?: Condition;
  /**
   * The source's approval is not reversed while such a record is there and not void, and such a record is made of a source only
   * that is approved or needs no approval; default false: it is told of only.
   */
  readonly blocksReverse?: boolean;
}

/** How far a document has come besides approval and closing: what else stands in the way of undoing what it was made from. */
export interface Progress {
  /** The field that says it. */
  readonly field: string;
  /** Work on it is under way or done. */
  readonly underWay?: Condition;
  /** It counts no more (cancelled): nothing of it is to be undone. */
  readonly void?: Condition;
}

/** A child table shown and saved with its main record. */
export interface DetailSchema {
  readonly table: string;
  /** Title of the tab; default the child's cnName. */
  readonly cnName?: string;
  /** Child column holding the main key; default the main table's key name. */
  readonly foreignKey?: string;
  readonly sortName?: string;
  /** At least one row must be there. */
  readonly required?: boolean;
  /** Buttons over the rows; default both. */
  readonly actions?: readonly ('add' | 'delete')[];
  /** Buttons that append rows picked from another table. */
  readonly pickers?: readonly PickerSchema[];
  readonly fill?: DetailFill;
  /** Names of row hooks by moment: registered in a Plugin (`rowHooks`), never code. Any of them may refuse. */
  readonly hooks?: Partial<Readonly<Record<RowMoment, readonly string[]>>>;
}

/** One line of a table: a whole field, or a patch of a mixin's field of the same name. */
export type FieldLine = { readonly field: string } & Partial<FieldSchema>;

/** An index beyond the key: column names in order. */
export interface IndexSchema {
  readonly fields: readonly string[];
  readonly unique?: boolean;
}

/** `schemas/tables/<module>/<Table>.json`, format 1. */
export interface TableSchema {
  readonly $schema?: string;
  readonly format: 1;
  /** Database name, verbatim; also the wire's name. */
  readonly table: string;
  /** Wire path; default `/{table}/`. */
  readonly url?: string;
  readonly cnName: string;
  readonly key: string;
  /** How keys are made; default `identity`. */
  readonly keyType?: 'identity' | 'guid' | 'snowflake';
  readonly mixins?: readonly string[];
  /** Default sort columns, comma-separated, descending. */
  readonly sortName?: string;
  /** What a record is called by (quick search, titles, logs). */
  readonly nameField?: string;
  /** Tree table: the column holding the parent's key. */
  readonly parentField?: string;
  /** Rows are limited to those created by the user and by users of subordinate roles. */
  readonly userPermissionDesc?: boolean;
  /** Rows are made by the server alone (logs, results): no call adds, changes or deletes one, whoever asks. */
  readonly serverOnly?: boolean;
  readonly form?: FormLook;
  readonly grid?: GridLook;
  readonly details?: readonly DetailSchema[];
  readonly indexes?: readonly IndexSchema[];
  readonly locks?: readonly Lock[];
  readonly transitions?: readonly Transition[];
  readonly derivedFrom?: readonly DerivedFrom[];
  readonly progress?: Progress;
  /** Names of server hooks, by moment (`addBefore`, `updateBefore`, ...): registered in a Plugin, never code. */
  readonly hooks?: Readonly<Record<string, readonly string[]>>;
  /** Full fields, or (`title` and `type` left out) what this table says differently of a mixin's field. */
  readonly fields: readonly FieldLine[];
}

/** `schemas/mixins/<name>.json`: fields and behaviour many tables share. */
export interface MixinSchema {
  readonly $schema?: string;
  readonly format: 1;
  readonly mixin: string;
  readonly description?: string;
  readonly fields: readonly FieldSchema[];
  readonly locks?: readonly Lock[];
  readonly indexes?: readonly IndexSchema[];
}
