import type { FlowNode } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Facts } from './Facts.ts';
import { nextWay } from './nextWay.ts';

/** The node a document goes to from here; undefined when no line can be taken. */
export const nextNode = (flow: WorkflowDefinition, fromId: string, facts: Facts): FlowNode | undefined =>
  nextWay(flow, fromId, facts)?.to;
