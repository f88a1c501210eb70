import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { DocumentTable } from '../../../fields/resolve/DocumentTable.ts';
import type { Issue } from '../../../schema/Issue.ts';
import { nodeName } from '../FlowGraph.ts';
import { userIssues } from '../userIssues.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';
import { mayBePermitted, settingField, unknownField } from './settingField.ts';

/** Checks the settings under `jig`: users to ask or notify exist, editable fields exist and are writable. */
export const settings: WorkflowRule = ({ definition: { nodes }, graph, people, document }) =>
  nodes.flatMap((node) => {
    const place = `${graph.place(node)}/jig`;
    const { nobody, editable, copyTo } = node.settings;
    const instead =
      nobody.do === 'person'
        ? userIssues(nobody.userId, people, `${place}/nobody/userId`, nodeName(node))
        : [];
    const fields = editable.flatMap((field, at) =>
      document === undefined
        ? []
        : editableIssues(field, document, `${place}/editable/${at}`, nodeName(node)),
    );
    const copied = [
      ...copyTo.userIds.flatMap((id, at) =>
        userIssues(id, people, `${place}/copyTo/userIds/${at}`, nodeName(node)),
      ),
      ...copyTo.roleIds.flatMap((id, at) =>
        people.role(id) === undefined
          ? [
              schemaIssue('workflowCheck.noRole', `${place}/copyTo/roleIds/${at}`, {
                name: nodeName(node),
                id,
              }),
            ]
          : [],
      ),
    ];
    return [...instead, ...fields, ...copied];
  });

function editableIssues(
  given: string,
  document: DocumentTable,
  path: string,
  name: string,
): readonly Issue[] {
  const found = settingField(given, document);
  if (found === undefined) return [unknownField(given, document, path, name)];
  const { field } = found;
  if (mayBePermitted(found)) return [];
  return [schemaIssue('workflowCheck.fixedField', path, { name, field: field.title })];
}
