import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { Issue } from '../../../schema/Issue.ts';
import { greatestLimit } from '../../definition/FlowNode.ts';
import { nodeName } from '../FlowGraph.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';

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
