import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import { versionField } from '../../fields/resolve/impliedFields.ts';
import { isStored, type ResolvedField, type ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { caseField, stateFields } from '../../fields/stateFields.ts';
import { select } from '../../fields/types/select.ts';
import { selectList } from '../../fields/types/selectList.ts';

/**
 * Fields of the document's creator that conditions may use, as list fields.
 * `CreateID` is the column of that name shown as a choice. Roles and department are those of the creator at
 * evaluation time: the evaluating caller adds them to the record, `CreateRoleId` as comma-separated text.
 */
export const creatorFields: readonly ResolvedField[] = [
  {
    field: 'CreateID',
    title: '创建人',
    type: 'select',
    columnType: 'int',
    dataKey: 'users',
    hidden: true,
    kind: select,
  },
  {
    field: 'CreateRoleId',
    title: '创建人角色',
    type: 'selectList',
    columnType: 'string',
    dataKey: 'roles',
    hidden: true,
    kind: selectList,
  },
  {
    field: 'CreateDeptId',
    title: '创建人部门',
    type: 'select',
    columnType: 'string',
    dataKey: 'departments',
    hidden: true,
    kind: select,
  },
];

const made = new WeakMap<DocumentTable, DocumentTable>();

/** Returns the document with {@link creatorFields} added. Cached by document. */
export function conditionDocument(document: DocumentTable): DocumentTable {
  const known = made.get(document);
  if (known !== undefined) return known;
  const seen = { ...document, main: withCreator(document.main) };
  made.set(document, seen);
  // The result maps to itself, so that the fields are never added twice.
  made.set(seen, seen);
  return seen;
}

function withCreator(main: ResolvedTable): ResolvedTable {
  const names = new Set(creatorFields.map(({ field }) => field.toLowerCase()));
  // Some tables title their own creator column 创建人 too; conditions mean the choice field.
  const others = main.fields.filter(({ field }) => !names.has(field.toLowerCase()));
  const fields = [...others, ...creatorFields];
  return { ...main, fields, byName: new Map(fields.map((field) => [field.field, field])) };
}

/**
 * Fields that conditions of a flow may use, in table order.
 * These are stored and readable fields, without keys and without fields that approval itself writes.
 */
export const askedFields = (table: ResolvedTable): readonly ResolvedField[] =>
  table.fields.filter((field) => isStored(field) && field.writeOnly !== true && !isReserved(field, table));

const isReserved = ({ field, stamp }: ResolvedField, table: ResolvedTable): boolean =>
  field === table.key ||
  field === versionField ||
  (stateFields.has(field) && field !== caseField) ||
  stamp?.startsWith('audit') === true;
