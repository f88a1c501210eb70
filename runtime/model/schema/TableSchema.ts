import type { Condition } from './Condition.ts';
import type { FieldSchema } from './FieldSchema.ts';
import type { PickerSchema } from './PickerSchema.ts';

/** A state of the record in which some actions are refused, e.g. approved or closed (specification 1 section 4). */
export interface Lock {
  readonly when: Condition;
  /** Actions refused while it holds: `Update`, `Delete`, ... */
  readonly actions: readonly string[];
  /** Message catalogue key. */
  readonly message: string;
}

/** How the edit form of a table looks. */
export interface FormLook {
  /** Pixels; default 100 (specification 1 section 2). */
  readonly labelWidth?: number;
  /** Size of its controls; default `large`. */
  readonly size?: 'small' | 'default' | 'large';
}

/** Moments of a row's edit at which hooks run, in this order (specification 1 section 4, "Grid row edit"). */
export type RowMoment = 'beginEdit' | 'endEditBefore' | 'endEditAfter';

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
  /** Rows are limited to those created by the user and by users of subordinate roles (specification 2 section 3). */
  readonly userPermissionDesc?: boolean;
  /** Rows are made by the server alone (logs, results): no call adds, changes or deletes one, whoever asks. */
  readonly serverOnly?: boolean;
  readonly form?: FormLook;
  readonly details?: readonly DetailSchema[];
  readonly indexes?: readonly IndexSchema[];
  readonly locks?: readonly Lock[];
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
