import { didYouMean } from '../../../check/didYouMean.ts';
import { schemaIssue } from '../../../check/schemaIssue.ts';
import { conditionTable } from '../../../conditions/conditionField.ts';
import type { DocumentTable } from '../../../DocumentTable.ts';
import { fieldNamed } from '../../../fieldNamed.ts';
import type { Issue } from '../../../Issue.ts';
import { isStored } from '../../../isStored.ts';
import type { ResolvedField, ResolvedTable } from '../../../ResolvedTable.ts';

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
