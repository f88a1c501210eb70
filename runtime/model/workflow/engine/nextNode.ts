import type { FlowNode } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Facts } from './Facts.ts';
import { nextWay } from './nextWay.ts';

/** Where a document goes from a node; undefined: nowhere. */
export const nextNode = (flow: WorkflowDefinition, fromId: string, facts: Facts): FlowNode | undefined =>
  nextWay(flow, fromId, facts)?.to;
