import { checkGroups } from '../../../check/expressionIssues.ts';
import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { ConditionGroup } from '../../../conditions/ConditionGroup.ts';
import type { Issue } from '../../../schema/Issue.ts';
import type { FlowNode } from '../../definition/FlowNode.ts';
import type { FlowLine } from '../../definition/WorkflowDefinition.ts';
import { areaOf } from '../domain/Area.ts';
import { type FlowGraph, isDamaged, nodeName } from '../FlowGraph.ts';
import type { WorkflowInquiry, WorkflowRule } from '../WorkflowSubject.ts';

/**
 * Reports conditions with unknown fields or values of a wrong type.
 * Warns about conditions that the algebra cannot decide, because they were not checked.
 */
export const conditions: WorkflowRule = (inquiry) => {
  const { definition, graph } = inquiry;
  const nodes = definition.nodes.map((node) => ({ part: node, name: nodeName(node) }));
  const lines = definition.lines.map((line) => ({
    part: line,
    name: `${endName(line.from, graph)}→${endName(line.to, graph)}`,
  }));
  return [...nodes, ...lines].flatMap(({ part, name }) => partIssues(part, name, inquiry));
};

const endName = (id: string, graph: FlowGraph): string => {
  const node = graph.node(id);
  return node === undefined ? id : nodeName(node);
};

function partIssues(part: FlowNode | FlowLine, name: string, inquiry: WorkflowInquiry): readonly Issue[] {
  const { groups } = part;
  const { conditions: document, space, definition, graph } = inquiry;
  if (groups.length === 0 || document === undefined || space === undefined) return [];
  const path = `${graph.place(part)}/filters`;
  const mistyped = isDamaged(groups) ? [] : inPart(checkGroups(groups, document), path);
  if (isDamaged(groups) || mistyped.length > 0)
    return [schemaIssue('workflow.badCondition', path, { flow: definition.name, node: name }), ...mistyped];
  const opaque = undecided(groups, inquiry);
  if (areaOf(groups, space).isExact) return [];
  return [schemaIssue('workflowCheck.notChecked', path, { name, fields: opaque }, 'info')];
}

/** Moves issues to the part: paths inside the condition tree mean nothing in the designer. */
const inPart = (issues: readonly Issue[], path: string): readonly Issue[] =>
  issues.map((issue) => ({ ...issue, path }));

/** Titles of the fields with undecided conditions; empty when there were too many conditions instead. */
function undecided(
  groups: readonly ConditionGroup[],
  { space, conditions: document }: WorkflowInquiry,
): readonly string[] {
  const entries = groups.flatMap(({ tjOptions }) => tjOptions);
  const names = entries
    .filter((entry) => space?.regionOf(entry) === undefined)
    .map(({ tableName, field }) => {
      const table =
        document?.details.find((detail) => detail.table.table === tableName)?.table ?? document?.main;
      return table?.byName.get(field)?.title ?? field;
    });
  return [...new Set(names)];
}
