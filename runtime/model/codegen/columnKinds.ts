import type { ColumnTypeName } from '../schema/FieldSchema.ts';

/** What a type of column of an entry becomes. */
export interface ColumnKind {
  /** Names in entries, in lower case. */
  readonly names: readonly string[];
  readonly columnType: ColumnTypeName;
  /** Kind of field without an edit type. */
  readonly fieldType: string;
}

/** Types of columns, by what they are stored as. Floating numbers are stored exactly. */
export const columnKinds: readonly ColumnKind[] = [
  {
    names: ['int', 'int32', 'integer', 'short', 'smallint', 'tinyint'],
    columnType: 'int',
    fieldType: 'number',
  },
  { names: ['long', 'bigint', 'int64'], columnType: 'long', fieldType: 'number' },
  { names: ['byte'], columnType: 'byte', fieldType: 'number' },
  { names: ['sbyte'], columnType: 'sbyte', fieldType: 'number' },
  {
    names: ['decimal', 'numeric', 'money', 'float', 'double', 'real', 'double precision'],
    columnType: 'decimal',
    fieldType: 'decimal',
  },
  { names: ['bool', 'boolean', 'bit'], columnType: 'bool', fieldType: 'switch' },
  { names: ['date'], columnType: 'date', fieldType: 'date' },
  { names: ['datetime', 'datetime2', 'timestamp'], columnType: 'datetime', fieldType: 'datetime' },
  { names: ['guid', 'uuid', 'uniqueidentifier'], columnType: 'guid', fieldType: 'guid' },
  { names: ['', 'string', 'varchar', 'nvarchar', 'char', 'text'], columnType: 'string', fieldType: 'text' },
];

/** The kind of a type as an entry writes it; undefined: none. */
export const columnKindOf = (columnType: string): ColumnKind | undefined => {
  const name = columnType.trim().toLowerCase();
  return columnKinds.find(({ names }) => names.includes(name));
};
