import { isAudited } from '../../../access/documentState.ts';
import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { ConditionGroup } from '../../../conditions/ConditionGroup.ts';
import type { Issue } from '../../../schema/Issue.ts';
import { auditingEdit, autoPass, type WorkflowDefinition } from '../../definition/WorkflowDefinition.ts';
import { areaOf } from '../domain/Area.ts';
import { exampleText } from '../exampleText.ts';
import { isDamaged } from '../FlowGraph.ts';
import type { WorkflowInquiry, WorkflowRule } from '../WorkflowSubject.ts';

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

/**
 * Two flows of a table with equal Weight must not both start for one record.
 * Their start conditions must be provably disjoint, or one flow has none and is tried last.
 */
export const weights: WorkflowRule = (inquiry) => {
  const { definition, others } = inquiry;
  return others
    .filter((other) => other.id !== definition.id && isRival(other, definition))
    .flatMap((other) => rivalIssue(other, inquiry));
};

const isRival = (other: WorkflowDefinition, { weight, table }: WorkflowDefinition): boolean =>
  other.weight === weight && other.table.toLowerCase() === table.toLowerCase();

const startOf = ({ nodes }: WorkflowDefinition): readonly ConditionGroup[] =>
  nodes.find(({ type }) => type === 'start')?.groups ?? [];

function rivalIssue(other: WorkflowDefinition, { definition, space }: WorkflowInquiry): readonly Issue[] {
  const [ours, theirs] = [startOf(definition), startOf(other)];
  if (isDamaged(ours) || (ours.length === 0) !== (theirs.length === 0)) return [];
  const params = { flow: definition.name, other: other.name, weight: definition.weight };
  const told = [schemaIssue('workflowCheck.sameWeight', '/Weight', params)];
  if (space === undefined || ours.length === 0) return told;
  const [here, there] = [areaOf(ours, space), areaOf(theirs, space)];
  if (space.meet(here.perhaps, there.perhaps)?.length === 0) return [];
  const example = space.example(space.meet(here.surely, there.surely) ?? []);
  if (example === undefined) return told;
  return [
    schemaIssue('workflowCheck.bothStart', '/Weight', { ...params, example: exampleText(example, space) }),
  ];
}
