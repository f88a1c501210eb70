import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { DocumentTable } from '../../../fields/resolve/DocumentTable.ts';
import type { Issue } from '../../../schema/Issue.ts';
import { userIssues } from '../../approvers/approverKinds.ts';
import { greatestLimit } from '../../definition/FlowNode.ts';
import { nodeName } from '../FlowGraph.ts';
import type { WorkflowRule } from '../WorkflowSubject.ts';
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

/** Checks time limits: positive, at most about a year, with the reminder before the deadline. */
export const limits: WorkflowRule = ({ definition: { nodes }, graph }) =>
  nodes.flatMap((node) => {
    const { limit } = node.settings;
    if (limit === undefined) return [];
    const place = `${graph.place(node)}/jig/limit`;
    const name = nodeName(node);
    const { hours, remind } = limit;
    const issues: Issue[] = [];
    if (hours <= 0 || hours > greatestLimit)
      issues.push(schemaIssue('flowTime.badHours', `${place}/hours`, { name, hours, n: greatestLimit }));
    if (remind !== undefined && remind <= 0)
      issues.push(schemaIssue('flowTime.badRemind', `${place}/remind`, { name, remind }));
    else if (remind !== undefined && remind >= hours)
      issues.push(schemaIssue('flowTime.lateRemind', `${place}/remind`, { name, remind, hours }));
    return issues;
  });
