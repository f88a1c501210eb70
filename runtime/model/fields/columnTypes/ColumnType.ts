import type { ValueType } from '../../../../expressions/index.ts';
import type { ColumnTypeName, FieldSchema } from '../../schema/FieldSchema.ts';
import type { JsonObject } from '../../schema/Json.ts';
import type { Cell } from '../../schema/Row.ts';
import type { Finding, Parsed } from '../types/FieldType.ts';

/** The part of a field that decides how it is stored. */
export type StoredField = Pick<FieldSchema, 'precision' | 'scale' | 'maxlength'>;

/** What a column of the wire *is*: storage and canonical value, whatever kind of field shows it. */
export interface ColumnType {
  readonly name: ColumnTypeName;
  /** What expressions see. */
  readonly valueType: ValueType;
  /** PostgreSQL type. */
  sqlType(field: StoredField): string;
  /** Reads wire, workbook or typed text exactly; empty is null. What cannot be read is a rule, never a guess. */
  parse(raw: unknown, field: StoredField): Parsed;
  /** Canonical wire value of what the database answered (see server-mock/db/Database.ts). */
  wire(stored: unknown, field: StoredField): Cell;
  /** Says what storage cannot hold of a canonical (or still unread) value. Made once per field. */
  fits(field: StoredField): (value: Cell) => Finding | undefined;
  /** JSON numbers from `least` to `greatest` with at most `places` decimals fit: the quick answer before `fits`. */
  holds?(field: StoredField): { readonly least: number; readonly greatest: number; readonly places: number };
  /** JSON Schema of the canonical value. */
  valueSchema(field: StoredField): JsonObject;
}
