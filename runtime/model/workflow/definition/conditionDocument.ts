import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { select } from '../../fields/types/select.ts';
import { selectList } from '../../fields/types/selectList.ts';

/**
 * What conditions of flows may ask of whoever made the document, as list fields. `CreateID` is the column of that name seen
 * as a choice; roles and department are those of the creator when the condition is asked: whoever evaluates adds them to the
 * record, `CreateRoleId` joined by commas.
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

/** The document as conditions of flows see it: with {@link creatorFields}. The same one for the same document. */
export function conditionDocument(document: DocumentTable): DocumentTable {
  const known = made.get(document);
  if (known !== undefined) return known;
  const seen = { ...document, main: withCreator(document.main) };
  made.set(document, seen);
  // What was made is what it would become.
  made.set(seen, seen);
  return seen;
}

function withCreator(main: ResolvedTable): ResolvedTable {
  const names = new Set(creatorFields.map(({ field }) => field.toLowerCase()));
  // The table's own column of creators is titled 创建人 too in places; the choice is what conditions mean.
  const others = main.fields.filter(({ field }) => !names.has(field.toLowerCase()));
  const fields = [...others, ...creatorFields];
  return { ...main, fields, byName: new Map(fields.map((field) => [field.field, field])) };
}
