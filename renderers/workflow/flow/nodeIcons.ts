import type { NodeType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import type { NodeTone } from './FlowCanvasProps.ts';

/** Icons of node types: SVG paths in a 16 × 16 square. */
export const typeIcons: Readonly<Record<NodeType, string>> = {
  start: 'M5 3.5 L12 8 L5 12.5 Z',
  node: 'M8 7.5 A2.6 2.6 0 1 0 8 2.3 A2.6 2.6 0 1 0 8 7.5 M3 13.7 C3 10.9 5 9.6 8 9.6 C11 9.6 13 10.9 13 13.7',
  end: 'M4.5 4.5 H11.5 V11.5 H4.5 Z',
};

/** Icons of states: SVG paths in a 16 × 16 square. States differ by shape as well as by colour. */
export const toneIcons: Readonly<Record<Exclude<NodeTone, 'plain'>, string>> = {
  // A clock, a tick, a cross, three dots.
  progress: 'M8 4.2 V8.3 L10.8 10',
  passed: 'M4.6 8.3 L7 10.7 L11.4 5.6',
  rejected: 'M5.4 5.4 L10.6 10.6 M10.6 5.4 L5.4 10.6',
  pending: 'M4.8 8 H5 M7.9 8 H8.1 M11 8 H11.2',
};
