import { didYouMean } from '../../../check/didYouMean.ts';
import { schemaIssue } from '../../../check/schemaIssue.ts';
import { conditionTable } from '../../../conditions/conditionField.ts';
import type { DocumentTable } from '../../../DocumentTable.ts';
import { stateFields } from '../../../documentState.ts';
import { fieldNamed } from '../../../fieldNamed.ts';
import type { Issue } from '../../../Issue.ts';
import { isStored } from '../../../isStored.ts';
import { nodeName } from '../FlowGraph.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';
import { userIssues } from './approvers.ts';

/** Our own settings: whoever is asked instead exists, fields a node permits exist and are people's to write. */
export const settings: WorkflowRule = ({ definition: { nodes }, graph, people, document }) =>
  nodes.flatMap((node) => {
    const place = `${graph.place(node)}/jig`;
    const { nobody, editable } = node.settings;
    const instead =
      nobody.do === 'person'
        ? userIssues(nobody.userId, people, `${place}/nobody/userId`, nodeName(node))
        : [];
    const fields = editable.flatMap((field, at) =>
      document === undefined
        ? []
        : editableIssues(field, document, `${place}/editable/${at}`, nodeName(node)),
    );
    return [...instead, ...fields];
  });

function editableIssues(
  given: string,
  document: DocumentTable,
  path: string,
  name: string,
): readonly Issue[] {
  const dot = given.indexOf('.');
  const table = dot < 0 ? document.main : conditionTable(document, given.slice(0, dot))?.table;
  const field = table && fieldNamed(table, given.slice(dot + 1));
  if (table === undefined || field === undefined || !isStored(field)) {
    const meant = didYouMean(given, namesIn(document));
    const issue = schemaIssue('workflowCheck.noField', path, { name, field: given });
    return [meant === undefined ? issue : { ...issue, fix: { title: meant, value: meant } }];
  }
  const links = document.details
    .filter((detail) => detail.table === table)
    .map(({ schema }) => schema.foreignKey);
  const isFixed =
    field.stamp !== undefined ||
    field.writeOnly === true ||
    field.field === table.key ||
    links.includes(field.field) ||
    field.formula !== undefined ||
    stateFields.has(field.field);
  return isFixed ? [schemaIssue('workflowCheck.fixedField', path, { name, field: field.title })] : [];
}

function namesIn({ main, details }: DocumentTable): readonly string[] {
  return [
    ...main.fields.map(({ field }) => field),
    ...details.flatMap(({ table }) => table.fields.map(({ field }) => `${table.table}.${field}`)),
  ];
}
