import type { TableSchema } from '../../schema/TableSchema.ts';
import type { FieldPatch } from './Layer.ts';

type KeyType = NonNullable<TableSchema['keyType']>;

/** Column of a key by how keys are made: 64-bit ids are text on the wire. */
const keyColumns = {
  identity: { type: 'number', columnType: 'int' },
  snowflake: { type: 'text', columnType: 'long' },
  guid: { type: 'text', columnType: 'guid' },
} as const satisfies Record<KeyType, Partial<FieldPatch>>;

/** Name of the counter that guards a record against a stale save. */
export const versionField = 'Version';

/** The key column when no layer declares it: data, never shown. */
export const keyField = (key: string, keyType: KeyType): FieldPatch => ({
  field: key,
  title: '主键',
  hidden: true,
  readonly: true,
  ...keyColumns[keyType],
});

/** The storage a declared key column has when its line does not say. */
export const keyColumnType = (keyType: KeyType) => keyColumns[keyType].columnType;

/** The record's version: set by the server at every write, sent by a client only as a condition. */
export const versionPatch: FieldPatch = {
  field: versionField,
  title: '版本',
  type: 'number',
  columnType: 'int',
  hidden: true,
  readonly: true,
};

/** The second column of a stored pair, when no layer declares it: same kind, shown by its first. */
export const pairField = (first: FieldPatch, second: string): FieldPatch => {
  const {
    range: _range,
    rangeTo: _rangeTo,
    required: _required,
    editRowNo: _row,
    searchRowNo: _search,
    ...same
  } = first;
  return { ...same, field: second, hidden: true };
};
