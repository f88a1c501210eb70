import type { Tree } from '../../../../expressions/index.ts';
import type { TableSchema } from '../../schema/TableSchema.ts';
import type { FieldPatch } from './Layer.ts';

type KeyType = NonNullable<TableSchema['keyType']>;

/** Column of a key by key type: 64-bit ids are text on the wire. */
const keyColumns = {
  identity: { type: 'number', columnType: 'int' },
  snowflake: { type: 'text', columnType: 'long' },
  guid: { type: 'text', columnType: 'guid' },
  typed: { type: 'text', columnType: 'string' },
  text: { type: 'text', columnType: 'string' },
} as const satisfies Record<KeyType, Partial<FieldPatch>>;

/** Name of the counter that guards a record against a stale save. */
export const versionField = 'Version';

/** The key column when no layer declares it; never shown. */
export const keyField = (key: string, keyType: KeyType): FieldPatch => ({
  field: key,
  title: '主键',
  hidden: true,
  readonly: true,
  ...keyColumns[keyType],
});

/** Maximum characters of a key that people type: places that refer to records of any table store it. */
export const typedKeyLimit = 64;

/** Condition that holds once the record is stored. A tree, ready to run: it is in no schema that would be read. */
export const isStoredRecord: Tree = {
  root: {
    kind: 'equal',
    negated: true,
    left: { kind: 'variable', of: 'record', path: [versionField] },
    right: { kind: 'literal', value: null },
  },
};

/** What a key that people type always is: required, and fixed once the record is stored. */
export const typedKeyPatch = (key: string): FieldPatch => ({
  field: key,
  required: true,
  readonlyWhen: isStoredRecord,
  validator: 'typedKey',
});

/** What a key that people type is unless its line says otherwise. */
export const typedKeyField = (key: string): FieldPatch => ({
  field: key,
  title: '编码',
  type: 'text',
  columnType: 'string',
  maxlength: typedKeyLimit,
  editRowNo: 1,
});

/** Storage of a declared key column without its own. */
export const keyColumnType = (keyType: KeyType) => keyColumns[keyType].columnType;

/** Type and storage of a field that holds such keys. */
export const keyHolder = (keyType: KeyType): Pick<FieldPatch, 'type' | 'columnType'> => keyColumns[keyType];

/** The record's version: set by the server at every write; clients send it only as a condition. */
export const versionPatch: FieldPatch = {
  field: versionField,
  title: '版本',
  type: 'number',
  columnType: 'int',
  hidden: true,
  readonly: true,
};

/** The second column of a stored pair when no layer declares it: same type, shown by the first. */
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
