import { LogicFlow } from '@logicflow/core';
import '@logicflow/core/es/index.css';
import { type BenchFlow, benchLines, benchNodes, flowHost, twoFrames } from './flow.contract.ts';

/** Plain LogicFlow with the same nodes and lines, without its history. */
export function bareFlow(): BenchFlow {
  return {
    name: 'bare',
    async mount(count) {
      const flow = new LogicFlow({ container: flowHost(), grid: true, history: false });
      flow.setZoomMiniSize(0.3);
      flow.render({
        nodes: benchNodes(count).map(({ id, name, left, top }) => ({
          id,
          type: 'rect',
          x: left + 88,
          y: top + 32,
          text: name,
          properties: { width: 176, height: 64 },
        })),
        edges: benchLines(count).map(({ from, to }) => ({
          type: 'polyline',
          sourceNodeId: from,
          targetNodeId: to,
        })),
      });
      flow.zoom(0.3);
      flow.translate(24, 24);
      await twoFrames();
    },
    grip() {
      // Found by name, because LogicFlow moves the last pressed node to the end.
      const node = [...document.querySelectorAll('.lf-node')].find(
        ({ textContent }) => textContent === '审批节点11',
      );
      if (!node) throw new Error('flow bench: no node');
      const { left, top, width, height } = node.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
  };
}
