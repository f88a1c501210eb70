import { isAudited } from '../../../access/documentState.ts';
import { schemaIssue } from '../../../check/schemaIssue.ts';
import { auditingEdit, autoPass } from '../../definition/WorkflowDefinition.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';

/** Checks the name, the table, whose documents need an approval status, and the codes of the header. */
export const header: WorkflowRule = ({ definition, document }) => {
  const { name, table } = definition;
  const known: readonly number[] = Object.values(auditingEdit);
  const passes: readonly number[] = Object.values(autoPass);
  return [
    ...(name === '' ? [schemaIssue('workflow.nameRequired', '/WorkName')] : []),
    ...(table === '' ? [schemaIssue('workflow.workItemRequired', '/WorkTable')] : []),
    ...(table !== '' && document === undefined
      ? [schemaIssue('workflowCheck.noTable', '/WorkTable', { name: table })]
      : []),
    ...(document === undefined || isAudited(document.main)
      ? []
      : [schemaIssue('workflowCheck.notAudited', '/WorkTable', { name: document.main.cnName })]),
    ...(known.includes(definition.auditingEdit)
      ? []
      : [schemaIssue('workflowCheck.auditingEdit', '/AuditingEdit', { value: definition.auditingEdit })]),
    ...(passes.includes(definition.autoPass)
      ? []
      : [schemaIssue('flowTime.badAutoPass', '/AutoPass', { value: definition.autoPass })]),
  ];
};
