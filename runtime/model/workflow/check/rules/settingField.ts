import { schemaIssue } from '../../../check/schemaIssue.ts';
import { conditionTable } from '../../../conditions/conditionField.ts';
import type { DocumentTable } from '../../../fields/resolve/DocumentTable.ts';
import { fieldNamed } from '../../../fields/resolve/fieldNamed.ts';
import { versionField } from '../../../fields/resolve/impliedFields.ts';
import { isStored, type ResolvedField, type ResolvedTable } from '../../../fields/resolve/ResolvedTable.ts';
import { stateFields } from '../../../fields/stateFields.ts';
import { didYouMean } from '../../../schema/didYouMean.ts';
import type { Issue } from '../../../schema/Issue.ts';

/** A field named in the settings of a node. */
export interface SettingField {
  readonly table: ResolvedTable;
  readonly field: ResolvedField;
  /** The name used in settings: `Field`, or `Table.Field` for a detail. */
  readonly name: string;
  /** Whether the field is the key of its rows or joins them to their document. */
  readonly isKey: boolean;
}

/** Finds the stored field by its name in `jig`, ignoring case; undefined when there is none. */
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

/** All stored fields that settings may name, those of the main table first. */
export const settingFields = (document: DocumentTable): readonly SettingField[] =>
  [document.main, ...document.details.map(({ table }) => table)].flatMap((table) =>
    table.fields.flatMap(({ field }) => {
      const name = table === document.main ? field : `${table.table}.${field}`;
      return settingField(name, document) ?? [];
    }),
  );

/** Whether users may write the field at all, so that a node may permit it. */
export const mayBePermitted = ({ field, isKey }: SettingField): boolean =>
  !isKey &&
  field.stamp === undefined &&
  field.writeOnly !== true &&
  field.formula === undefined &&
  !stateFields.has(field.field);

/** Whether a node may hide the field: the document can be found, identified and tracked without it. */
export const mayBeHidden = ({ field, isKey, table }: SettingField, { main }: DocumentTable): boolean =>
  !isKey &&
  field.field !== versionField &&
  (table !== main || (field.field !== main.nameField && !stateFields.has(field.field)));

/** The issue for an unknown field name. `fix` is the closest known name, if there is one. */
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
