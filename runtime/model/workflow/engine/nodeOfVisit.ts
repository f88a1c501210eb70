import type { FlowNode } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Visit } from './FlowInstance.ts';

/** The node a visit is of; the administrator who decides where no line held decides for none. */
export const nodeOfVisit = (flow: WorkflowDefinition, visit: Visit): FlowNode | undefined =>
  visit.cause === 'stranded' ? undefined : flow.nodes.find((node) => node.id === visit.nodeId);
