import { LogicFlow } from '@logicflow/core';
import { FlowLineModel, flowLine } from './FlowLineModel.ts';
import { FlowLineView } from './FlowLineView.ts';
import { FlowNodeModel, flowNode } from './FlowNodeModel.ts';
import { FlowNodeView } from './FlowNodeView.ts';
import { zoomLimits } from './fitView.ts';

/** Colours as SVG attributes; they are variables, so that both themes work. */
const theme: Partial<LogicFlow.Theme> = {
  anchor: {
    r: 5,
    stroke: 'var(--semi-color-primary)',
    fill: 'var(--semi-color-bg-2)',
    hover: {
      r: 10,
      stroke: 'var(--semi-color-primary)',
      fill: 'var(--semi-color-primary)',
      fillOpacity: 0.3,
    },
  },
  anchorLine: { stroke: 'var(--semi-color-primary)', strokeWidth: 2, strokeDasharray: '4,4' },
  snapline: { stroke: 'var(--semi-color-primary)', strokeWidth: 1 },
};

/**
 * Creates LogicFlow in an element with our nodes and lines, unused features disabled. Without `editing` it is
 * read-only.
 */
export function createLogicFlow(container: HTMLElement, editing: boolean): LogicFlow {
  const flow = new LogicFlow({
    container,
    isSilentMode: !editing,
    // The owner of the drawing does undo. LogicFlow's history would copy the whole drawing at every change.
    history: false,
    // Disables LogicFlow's zoom; `useWheelZoom` handles the wheel with our steps.
    stopZoomGraph: true,
    edgeType: flowLine,
    grid: {
      size: 20,
      visible: editing,
      type: 'dot',
      config: { color: 'var(--semi-color-border)', thickness: 1 },
    },
    style: theme,
    textEdit: false,
    nodeTextEdit: false,
    edgeTextEdit: false,
    adjustEdge: false,
    hoverOutline: false,
    nodeSelectedOutline: false,
    edgeSelectedOutline: false,
    snapline: editing,
    keyboard: { enabled: false },
  });
  flow.setZoomMiniSize(zoomLimits.least);
  flow.setZoomMaxSize(zoomLimits.most);
  // LogicFlow's own models fail its typings too with `exactOptionalPropertyTypes`.
  const asModel = (model: unknown): LogicFlow.GraphElementCtor => model as LogicFlow.GraphElementCtor;
  flow.register({ type: flowNode, view: FlowNodeView, model: asModel(FlowNodeModel) });
  flow.register({ type: flowLine, view: FlowLineView, model: asModel(FlowLineModel) });
  flow.render({ nodes: [], edges: [] });
  return flow;
}
