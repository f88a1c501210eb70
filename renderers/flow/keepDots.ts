import type { LogicFlow } from '@logicflow/core';
import { FlowNodeModel } from './FlowNodeModel.ts';

/**
 * Keeps the dots of a node from the press on one of them until it is let go. LogicFlow draws them while the pointer is
 * over the node or the node is selected, and a line that is being drawn lives in its dot: it selects the node only at the
 * first move, and a hand so quick that this move is outside the node has left it just before. The dot was then drawn
 * anew, and the line ended in nothing. Nor may a selection that its owner puts back meanwhile take the dot away.
 */
export function keepDots(flow: LogicFlow): void {
  flow.on('anchor:mousedown', ({ nodeModel }) => {
    if (!(nodeModel instanceof FlowNodeModel)) return;
    nodeModel.keepDots(true);
    const letGo = (): void => {
      removeEventListener('pointerup', letGo, true);
      removeEventListener('pointercancel', letGo, true);
      // After LogicFlow has made the line, which it does a moment after.
      setTimeout(() => nodeModel.keepDots(false));
    };
    // On the way down: LogicFlow lets nobody above the document hear of the end of a line.
    addEventListener('pointerup', letGo, true);
    addEventListener('pointercancel', letGo, true);
  });
  // It takes the node a line was let go at for left: without its dots until the pointer goes elsewhere and comes back.
  flow.on('anchor:dragend', ({ e }) => {
    const under = e?.target instanceof Element ? e.target.closest('.lf-node') : null;
    const key = under?.querySelector('[data-node]')?.getAttribute('data-node');
    if (key && (e as PointerEvent).pointerType === 'mouse') flow.getNodeModelById(key)?.setHovered(true);
  });
}
