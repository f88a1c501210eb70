import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { MessageKey } from '../../../messages/index.ts';
import type { NodeType } from '../../definition/FlowNode.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';

/** Exactly one start node and one end node. */
export const ends: WorkflowRule = ({ definition: { nodes }, graph }) =>
  wanted.flatMap(({ type, missing, twice }) => {
    const [first, ...others] = nodes.filter((node) => node.type === type);
    if (first === undefined) return [schemaIssue(missing, '/NodeConfig')];
    return others.map((node) => schemaIssue(twice, graph.place(node)));
  });

const wanted: readonly { type: NodeType; missing: MessageKey; twice: MessageKey }[] = [
  { type: 'start', missing: 'workflow.startMissing', twice: 'workflow.startTwice' },
  { type: 'end', missing: 'workflow.endMissing', twice: 'workflow.endTwice' },
];
