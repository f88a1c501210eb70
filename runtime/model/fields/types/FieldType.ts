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

/** Result of parsing: the value, or the broken rule (catalogue key). */
export type Parsed =
  | { readonly ok: true; readonly value: Cell }
  | { readonly ok: false; readonly rule: string; readonly params?: Issue['params'] };

/** Result of a failed check: catalogue key and params besides `title`. */
export interface Finding {
  readonly rule: string;
  readonly params?: Issue['params'];
}

/** A file of a value; the last segment of its path is its name. */
export interface FileItem {
  readonly name: string;
  readonly path: string;
}

/**
 * One check of a field, made once per resolved field and run per record. `required` is a parameter because a
 * condition may decide it per record.
 */
export type Check = (value: Cell, required: boolean) => Finding | undefined;

/**
 * Meaning of a field type; a Renderer of the same name draws it. One file per type. `options` give the
 * published JSON Schema, the property panel and the check of saved designs.
 */
export interface FieldType {
  readonly name: string;
  /** Chinese and English name, for designers. */
  readonly label: { readonly zh: string; readonly en: string };
  /** JSON Schema (properties only) of this type's own options. */
  readonly options: JsonObject;
  /** Default properties: the weakest layer. */
  readonly defaults: Partial<FieldSchema>;
  /** Value of an empty field. */
  readonly empty: Cell;
  /** Default storage; undefined: nothing is stored (label, line). */
  readonly columnType: ColumnTypeName | undefined;
  /** Needs `dataKey`, `data` or a remote URL. */
  readonly needsSource: boolean;
  /** Checks typed input on blur, before any save. */
  readonly checkedOnLeave?: boolean;
  /** Options are suggestions: any text is allowed. */
  readonly suggestsOnly?: boolean;
  /** Whether it holds several values, stored comma-joined. */
  isMultiple(field: FieldSchema): boolean;
  /** JSON Schema of the value. */
  valueSchema(field: FieldSchema): JsonObject;
  /** Parses input of users or the wire; empty text becomes null. Exact: never uses floats for decimals. */
  parse(raw: unknown, field: FieldSchema): Parsed;
  isEmpty(value: Cell): boolean;
  /** Checks besides parsing, in the order users see them; wording depends on the surface. */
  checks(field: FieldSchema, surface: Surface): readonly Check[];
  /** Operators allowed in searches; the first is the default. */
  readonly operators: readonly Operator[];
  /** Search shows two inputs (date, datetime, range). */
  readonly searchRange: boolean;
  /** Text for lists, exports and read-only display; default locale zh. The caller adds dictionary labels. */
  format(value: Cell, field: FieldSchema, locale?: Locale): string;
  /** Text for the clipboard, as spreadsheets and searches read it; default: `format`. */
  copy?(value: Cell, field: FieldSchema): string;
  /** The uploaded files of a value; only types with files have it. */
  files?(value: Cell | undefined): readonly FileItem[];
  /** Checks type and size of a file before upload, and again on the server. */
  checkFile?(file: { readonly name: string; readonly size: number }, field: FieldSchema): Finding | undefined;
  /** Its files are pictures. */
  readonly isPicture?: boolean;
  /** Extensions for the file dialog, as in `<input accept>`; empty: all. */
  accept?(field: FieldSchema): string;
  /** The finding for too many files. */
  tooManyFiles?(most: number): Finding;
  /**
   * The value is HTML: the server cleans it on every write, browsers before editing and display
   * (`richTextPolicy`).
   */
  readonly markup?: boolean;
  /** Keys of options in a value that is neither one key nor a comma list (mentions in a text). */
  namedKeys?(value: Cell): readonly string[];
  /** The kind stands in a search: its picker picks days, and unreadable text stays, so that it is reported. */
  readonly searched?: boolean;
  /** Read-only fields of this type are never required (files). */
  readonly readonlyIsNeverRequired?: boolean;
}

/** A field type with typed options; the option names of all types must be those of FieldSchema. */
export interface FieldTypeOf<O extends JsonObject> extends FieldType {
  readonly options: O;
}
