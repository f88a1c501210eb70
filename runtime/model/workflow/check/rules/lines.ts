import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { MessageKey } from '../../../messages/index.ts';
import type { Issue } from '../../../schema/Issue.ts';
import type { FlowLine } from '../../definition/WorkflowDefinition.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';

/** Checks which nodes a line may connect. */
export const lines: WorkflowRule = ({ definition, graph }) => {
  const seen = new Set<string>();
  return definition.lines.flatMap((line) => {
    const place = graph.place(line);
    const from = graph.node(line.from);
    const to = graph.node(line.to);
    const said = (rule: MessageKey): readonly Issue[] => [schemaIssue(rule, place)];
    if (from === undefined || to === undefined) return [looseEnd(line, place, from === undefined)];
    if (from === to) return said('workflow.toItself');
    if (to.type === 'start') return said('workflow.lineToStart');
    if (from.type === 'end') return said('workflowCheck.lineFromEnd');
    const isTwice = seen.has(JSON.stringify([line.from, line.to]));
    const isBack = seen.has(JSON.stringify([line.to, line.from]));
    seen.add(JSON.stringify([line.from, line.to]));
    if (isTwice) return said('workflow.lineTwice');
    return isBack ? said('workflow.lineBack') : [];
  });
};

function looseEnd(line: FlowLine, place: string, isBeginning: boolean): Issue {
  const id = isBeginning ? line.from : line.to;
  return schemaIssue('workflowCheck.noNode', `${place}/${isBeginning ? 'from' : 'to'}`, { id });
}
