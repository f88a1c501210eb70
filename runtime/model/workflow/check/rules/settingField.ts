import { stateFields } from '../../../access/documentState.ts';
import { schemaIssue } from '../../../check/schemaIssue.ts';
import { conditionTable } from '../../../conditions/conditionField.ts';
import type { DocumentTable } from '../../../fields/resolve/DocumentTable.ts';
import { fieldNamed } from '../../../fields/resolve/fieldNamed.ts';
import { versionField } from '../../../fields/resolve/impliedFields.ts';
import { isStored } from '../../../fields/resolve/isStored.ts';
import type { ResolvedField, ResolvedTable } from '../../../fields/resolve/ResolvedTable.ts';
import { didYouMean } from '../../../schema/didYouMean.ts';
import type { Issue } from '../../../schema/Issue.ts';

/** A field a node's settings name. */
export interface SettingField {
  readonly table: ResolvedTable;
  readonly field: ResolvedField;
  /** As settings write it: `Field`, of a detail `Table.Field`. */
  readonly name: string;
  /** The key of its rows, or what joins rows to their document. */
  readonly isKey: boolean;
}

/** The field a name in `jig` means, in any case; undefined: none that is stored. */
export function settingField(given: string, document: DocumentTable): SettingField | undefined {
  const dot = given.indexOf('.');
  const table = dot < 0 ? document.main : conditionTable(document, given.slice(0, dot))?.table;
  const field = table && fieldNamed(table, given.slice(dot + 1));
  if (table === undefined || field === undefined || !isStored(field)) return undefined;
  const links = document.details
    .filter((detail) => detail.table === table)
    .map(({ schema }) => schema.foreignKey);
  const name = table === document.main ? field.field : `${table.table}.${field.field}`;
  return { table, field, name, isKey: field.field === table.key || links.includes(field.field) };
}

/** Every stored field settings may name, the document's own first. */
export const settingFields = (document: DocumentTable): readonly SettingField[] =>
  [document.main, ...document.details.map(({ table }) => table)].flatMap((table) =>
    table.fields.flatMap(({ field }) => {
      const name = table === document.main ? field : `${table.table}.${field}`;
      return settingField(name, document) ?? [];
    }),
  );

/** Whether people may write it at all, so that a node may permit it. */
export const mayBePermitted = ({ field, isKey }: SettingField): boolean =>
  !isKey &&
  field.stamp === undefined &&
  field.writeOnly !== true &&
  field.formula === undefined &&
  !stateFields.has(field.field);

/** Whether a document is found, known and followed without it, so that a node may hide it. */
export const mayBeHidden = ({ field, isKey, table }: SettingField, { main }: DocumentTable): boolean =>
  !isKey &&
  field.field !== versionField &&
  (table !== main || (field.field !== main.nameField && !stateFields.has(field.field)));

/** There is no such field; `fix` is the one probably meant. */
export function unknownField(given: string, document: DocumentTable, path: string, name: string): Issue {
  const meant = didYouMean(given, namesIn(document));
  const issue = schemaIssue('workflowCheck.noField', path, { name, field: given });
  return meant === undefined ? issue : { ...issue, fix: { title: meant, value: meant } };
}

function namesIn({ main, details }: DocumentTable): readonly string[] {
  return [
    ...main.fields.map(({ field }) => field),
    ...details.flatMap(({ table }) => table.fields.map(({ field }) => `${table.table}.${field}`)),
  ];
}
