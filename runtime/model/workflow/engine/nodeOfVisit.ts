import type { FlowNode } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Visit } from './FlowInstance.ts';

/** The node of a visit; undefined when the administrators decide because no line could be taken. */
export const nodeOfVisit = (flow: WorkflowDefinition, visit: Visit): FlowNode | undefined =>
  visit.cause === 'stranded' ? undefined : flow.nodes.find((node) => node.id === visit.nodeId);
