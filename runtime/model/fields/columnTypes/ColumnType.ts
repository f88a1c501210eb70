import type { ValueType } from '../../../../expressions/index.ts';
import type { ColumnTypeName, FieldSchema } from '../../schema/FieldSchema.ts';
import type { JsonObject } from '../../schema/Json.ts';
import type { Cell } from '../../schema/Row.ts';
import type { Finding, Parsed } from '../types/FieldType.ts';

/** Field properties that decide about storage. */
export type StoredField = Pick<FieldSchema, 'precision' | 'scale' | 'maxlength'>;

/** Type of a column on the wire: storage and canonical value, whatever field type shows it. */
export interface ColumnType {
  readonly name: ColumnTypeName;
  /** Type in expressions. */
  readonly valueType: ValueType;
  /** PostgreSQL type. */
  sqlType(field: StoredField): string;
  /**
   * Parses wire, workbook or typed text exactly; empty becomes null. Unreadable text gives a rule, never a
   * guess.
   */
  parse(raw: unknown, field: StoredField): Parsed;
  /** Canonical wire value of a database value (see server-mock/db/Database.ts). */
  wire(stored: unknown, field: StoredField): Cell;
  /** Makes the check of what storage can hold, for canonical and unread values. Call once per field. */
  fits(field: StoredField): (value: Cell) => Finding | undefined;
  /**
   * JSON numbers from `least` to `greatest` with at most `places` decimals fit: a fast check before `fits`.
   */
  holds?(field: StoredField): { readonly least: number; readonly greatest: number; readonly places: number };
  /** JSON Schema of the canonical value. */
  valueSchema(field: StoredField): JsonObject;
}
