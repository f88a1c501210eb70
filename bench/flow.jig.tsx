import '@douyinfe/semi-ui/lib/es/_base/base.css';
import '../renderers/shell/base.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FlowCanvas } from '../renderers/workflow/flow/FlowCanvas.tsx';
import type { DrawnLine, DrawnNode } from '../renderers/workflow/flow/FlowCanvasProps.ts';
import { type App, AppContext } from '../runtime/host/AppContext.ts';
import { text } from '../runtime/model/messages/index.ts';
import { type BenchFlow, benchLines, benchNodes, flowHost, twoFrames } from './flow.contract.ts';

/** The parts of App that a canvas uses. */
const app = {
  locale: 'zh',
  t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
} as unknown as App;

const nothing = (): void => undefined;

/** A canvas whose owner applies every move, as the designer does. */
function Owned({ count }: { readonly count: number }) {
  const [nodes, setNodes] = useState<readonly DrawnNode[]>(() =>
    benchNodes(count).map((node) => ({
      ...node,
      type: 'node',
      who: '王经理、李经理',
      tone: 'plain',
      problems: 0,
    })),
  );
  const [lines] = useState<readonly DrawnLine[]>(() =>
    benchLines(count).map(({ from, to }) => ({
      id: `${from}>${to}`,
      from,
      to,
      label: '',
      condition: '',
      taken: false,
      problems: 0,
    })),
  );
  const [selected, setSelected] = useState<string>();
  return (
    <FlowCanvas
      nodes={nodes}
      lines={lines}
      selected={selected}
      onSelect={setSelected}
      editing={{
        onSelect: setSelected,
        onMove: (moved) =>
          setNodes((before) =>
            before.map((node) => ({ ...node, ...moved.find(({ id }) => id === node.id) })),
          ),
        onConnect: nothing,
        onDrop: nothing,
        onInsert: nothing,
      }}
    />
  );
}

/** The product's canvas with all features: palette, labels, "+", and nodes owned by the parent. */
export function jigFlow(): BenchFlow {
  return {
    name: 'jig',
    async mount(count) {
      createRoot(flowHost()).render(
        <AppContext.Provider value={app}>
          <Owned count={count} />
        </AppContext.Provider>,
      );
      while (document.querySelectorAll('.jig-flow-node').length < count) await twoFrames();
      await twoFrames();
    },
    grip() {
      const node = document.querySelectorAll('.jig-flow-node')[10];
      if (!node) throw new Error('flow bench: no node');
      const { left, top, width, height } = node.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
  };
}
