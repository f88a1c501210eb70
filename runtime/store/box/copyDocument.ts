import { reads } from '../../../expressions/index.ts';
import type { Document, DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import { codeFieldOf, type ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { stateFields } from '../../model/fields/stateFields.ts';
import { isTree } from '../../model/formulas/isTree.ts';
import type { Cell, Row } from '../../model/schema/Row.ts';

/** Names of the stamps that tables of this product family share. */
const stampNames = ['CreateID', 'CreateDate', 'Creator', 'Modifier', 'ModifyDate', 'ModifyID', 'Version'];

/**
 * A record as the start of a new one: without keys, stamps, number, fields that say so (`copied`) and those that locks
 * read, because a copy of an approved or closed document is neither.
 */
export function copyDocument(doc: DocumentTable, document: Document): Document {
  const details: Record<string, readonly Row[]> = {};
  for (const { schema, table } of doc.details) {
    const left = leftOut(table).add(schema.foreignKey);
    details[schema.table] = (document.details[schema.table] ?? []).map((row) => without(row, left));
  }
  return { main: without(document.main, leftOut(doc.main)), details };
}

/** A new row without the empty stamps and states of its form: only the server sets them. */
export function withoutMade(table: ResolvedTable, row: Row): Row {
  const made = new Set(table.fields.filter(({ stamp }) => stamp !== undefined).map(({ field }) => field));
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) =>
        value !== null || !(made.has(name) || stampNames.includes(name) || stateFields.has(name)),
    ),
  );
}

function leftOut(table: ResolvedTable): Set<string> {
  const names = new Set([...stampNames, ...stateFields, table.key, codeFieldOf(table)]);
  for (const field of table.fields) {
    if (field.stamp || field.numberRule || field.writeOnly || field.copied === false) names.add(field.field);
  }
  for (const lock of table.locks) {
    if (isTree(lock.when)) for (const name of reads(lock.when)) names.add(name);
  }
  return names;
}

function without(row: Row, left: ReadonlySet<string>): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]): boolean => !left.has(name))) as Readonly<
    Record<string, Cell>
  >;
}
