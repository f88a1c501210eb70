import type { ColumnTypeName, FieldSchema } from '../../schema/FieldSchema.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { JsonObject } from '../../schema/Json.ts';
import type { Locale } from '../../schema/Locale.ts';
import type { Cell } from '../../schema/Row.ts';

/** The comparison a where clause asks for (`displayType`). */
export type Operator =
  | 'equal'
  | 'notEqual'
  | 'like'
  | 'likeStart'
  | 'likeEnd'
  | 'in'
  | 'notIn'
  | 'thanorequal'
  | 'lessorequal'
  | 'gt'
  | 'lt'
  | 'empty'
  | 'notEmpty'
  | 'within';

/** Where a record is edited; messages differ between the two. */
export type Surface = 'form' | 'grid';

/** What reading a raw value gives: the value, or the rule it breaks (catalogue key). */
export type Parsed =
  | { readonly ok: true; readonly value: Cell }
  | { readonly ok: false; readonly rule: string; readonly params?: Issue['params'] };

/** A finding of a check: catalogue key and the params besides `title`. */
export interface Finding {
  readonly rule: string;
  readonly params?: Issue['params'];
}

/** A file of a value: the last segment of the path is its name. */
export interface FileItem {
  readonly name: string;
  readonly path: string;
}

/**
 * One check of one field, made once per resolved field and run per record. `required` is passed because a condition
 * may decide it per record.
 */
export type Check = (value: Cell, required: boolean) => Finding | undefined;

/**
 * What a kind of field *means*. How it looks is a Renderer of the same name. One file per kind; from `options` come the
 * published JSON Schema, the property panel and the check of saved designs.
 */
export interface FieldType {
  readonly name: string;
  /** Chinese and English name, for designers. */
  readonly label: { readonly zh: string; readonly en: string };
  /** JSON Schema (properties only) of the options this kind adds to the common ones. */
  readonly options: JsonObject;
  /** Defaults this kind gives: the weakest layer. */
  readonly defaults: Partial<FieldSchema>;
  /** Value of an empty field. */
  readonly empty: Cell;
  /** Storage when the schema does not say; undefined: nothing is stored (label, line). */
  readonly columnType: ColumnTypeName | undefined;
  /** Needs `dataKey`, `data` or a remote url. */
  readonly needsSource: boolean;
  /** What a person typed is checked when the field is left, before any save. */
  readonly checkedOnLeave?: boolean;
  /** Its options only suggest: anything may be typed. */
  readonly suggestsOnly?: boolean;
  /** More than one value, stored comma-joined. */
  isMultiple(field: FieldSchema): boolean;
  /** JSON Schema of the value. */
  valueSchema(field: FieldSchema): JsonObject;
  /** Reads what a person or the wire gives; empty text is null. Exact: no float for decimals. */
  parse(raw: unknown, field: FieldSchema): Parsed;
  isEmpty(value: Cell): boolean;
  /** The checks beyond reading, in the order users meet them; wording differs by surface. */
  checks(field: FieldSchema, surface: Surface): readonly Check[];
  /** Operators a search may use; the first is the default. */
  readonly operators: readonly Operator[];
  /** Search shows two inputs (date, datetime, range). */
  readonly searchRange: boolean;
  /** Text for lists, exports and read-only display (dictionary labels are the caller's); default locale zh. */
  format(value: Cell, field: FieldSchema, locale?: Locale): string;
  /** The uploaded files a value refers to; only kinds that refer to any have it. */
  files?(value: Cell | undefined): readonly FileItem[];
  /** Type and size of one file before it is sent, and again on the server. */
  checkFile?(file: { readonly name: string; readonly size: number }, field: FieldSchema): Finding | undefined;
  /** Its files are pictures. */
  readonly isPicture?: boolean;
  /** Extensions the file chooser offers, as `<input accept>` has them; empty: all. */
  accept?(field: FieldSchema): string;
  /** What is said of more files than the field takes. */
  tooManyFiles?(most: number): Finding;
  /** The value is HTML: the server cleans it on every write, a browser before it edits or shows it (`richTextPolicy`). */
  readonly markup?: boolean;
  /** Keys of the options a value names, where it is neither one key nor a comma list (mentions inside a text). */
  namedKeys?(value: Cell): readonly string[];
  /** Files: a read-only one is never required. */
  readonly readonlyIsNeverRequired?: boolean;
}

/** A kind whose options are known to the type system: the keys of all kinds must be those of FieldSchema. */
export interface FieldTypeOf<O extends JsonObject> extends FieldType {
  readonly options: O;
}
