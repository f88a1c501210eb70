import { readPaths } from '../../../../../expressions/index.ts';
import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { DocumentTable } from '../../../fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../fields/resolve/ResolvedTable.ts';
import { isTree } from '../../../formulas/isTree.ts';
import { mainName } from '../../../formulas/recordScope.ts';
import type { Issue } from '../../../schema/Issue.ts';
import { nodeName } from '../FlowGraph.ts';
import type { WorkflowRule } from '../WorkflowSubject.ts';
import { mayBeHidden, type SettingField, settingField, unknownField } from './settingField.ts';

/**
 * Fields that a node hides must exist, must not identify the document and must not be editable there.
 * Warns when a shown field is computed from a hidden one (an amount from a hidden price).
 */
export const hidden: WorkflowRule = ({ definition: { nodes }, graph, document }) =>
  nodes.flatMap((node) => {
    if (document === undefined) return [];
    const place = `${graph.place(node)}/jig/hidden`;
    const name = nodeName(node);
    const changed = new Set(node.settings.editable.flatMap((one) => settingField(one, document)?.name ?? []));
    const found: SettingField[] = [];
    const issues = node.settings.hidden.flatMap((given, at): readonly Issue[] => {
      const path = `${place}/${at}`;
      const one = settingField(given, document);
      if (one === undefined) return [unknownField(given, document, path, name)];
      found.push(one);
      const params = { name, field: one.field.title };
      if (!mayBeHidden(one, document)) return [schemaIssue('workflowCheck.neededField', path, params)];
      return changed.has(one.name) ? [schemaIssue('workflowCheck.hiddenEditable', path, params)] : [];
    });
    return [...issues, ...toldBy(found, document, place, name)];
  });

/** Reports shown fields whose formula reads a hidden field, because their value reveals it. */
function toldBy(
  found: readonly SettingField[],
  document: DocumentTable,
  path: string,
  name: string,
): readonly Issue[] {
  const isHidden = (table: string, field: string | undefined): boolean =>
    found.some((one) => one.table.table === table && one.field.field === field);
  return [document.main, ...document.details.map(({ table }) => table)].flatMap((table) =>
    table.fields.flatMap((field): readonly Issue[] => {
      const { formula } = field;
      if (formula === undefined || isHidden(table.table, field.field)) return [];
      const read = isTree(formula) ? readPaths(formula) : [];
      const told = found.find((one) => read.some((each) => isPathOf(each, one, table, document)));
      if (told === undefined) return [];
      const params = { name, field: told.field.title, other: field.title };
      return [{ ...schemaIssue('workflowCheck.hiddenTold', path, params), severity: 'warning' }];
    }),
  );
}

/** Whether a formula path of the table reads the field: of the row itself, its header or its lines. */
function isPathOf(
  path: string,
  { table, field }: SettingField,
  from: ResolvedTable,
  { main }: DocumentTable,
): boolean {
  if (table === from) return path === field.field;
  return path === (table === main ? `${mainName}.${field.field}` : `${table.table}.${field.field}`);
}
