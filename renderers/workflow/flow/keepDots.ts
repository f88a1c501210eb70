import type { LogicFlow } from '@logicflow/core';
import { FlowNodeModel } from './FlowNodeModel.ts';

/**
 * Keeps the dots of a node visible from press to release. LogicFlow shows dots only while the pointer is over
 * the node or the node is selected, and the dot owns the line that is being drawn. LogicFlow selects the node
 * only at the first move. A quick pointer has left the node by then: the dot was created again, and the line
 * was lost. A selection that the owner reverts meanwhile must not remove the dot either.
 */
export function keepDots(flow: LogicFlow): void {
  flow.on('anchor:mousedown', ({ nodeModel }) => {
    if (!(nodeModel instanceof FlowNodeModel)) return;
    nodeModel.keepDots(true);
    const letGo = (): void => {
      removeEventListener('pointerup', letGo, true);
      removeEventListener('pointercancel', letGo, true);
      // LogicFlow creates the line a moment later; the timeout waits for that.
      setTimeout(() => nodeModel.keepDots(false));
    };
    // Captures the event, because LogicFlow stops its propagation at the end of a line.
    addEventListener('pointerup', letGo, true);
    addEventListener('pointercancel', letGo, true);
  });
  // After a drop LogicFlow treats the target node as left. It hides its dots until the pointer returns.
  flow.on('anchor:dragend', ({ e }) => {
    const under = e?.target instanceof Element ? e.target.closest('.lf-node') : null;
    const key = under?.querySelector('[data-node]')?.getAttribute('data-node');
    if (key && (e as PointerEvent).pointerType === 'mouse') flow.getNodeModelById(key)?.setHovered(true);
  });
}
