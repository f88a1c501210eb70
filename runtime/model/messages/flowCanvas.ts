import type { Catalogue } from './Catalogue.ts';

/** Texts of the flow canvas. Loaded with the canvas. */
export const flowCanvasMessages = {
  'flowCanvas.loading': { zh: '正在加载画布…', en: 'Loading the canvas…' },
  'flowCanvas.failed': { zh: '画布加载失败', en: 'The canvas could not be loaded' },
  'flowCanvas.retry': { zh: '重新加载', en: 'Load again' },
  'flowCanvas.name': { zh: '流程图：{nodes}个节点，{lines}条连线', en: 'Flow: {nodes} nodes, {lines} lines' },
  'flowCanvas.empty': { zh: '将上方节点拖入画布，开始绘制流程', en: 'Drag a node onto the canvas to begin' },
  'flowCanvas.nothing': { zh: '流程没有可显示的节点', en: 'The flow has no nodes that can be shown' },
  'flowCanvas.palette': { zh: '流程节点', en: 'Nodes' },
  'flowCanvas.start': { zh: '流程开始', en: 'Flow start' },
  'flowCanvas.node': { zh: '流程节点', en: 'Flow node' },
  'flowCanvas.end': { zh: '流程结束', en: 'Flow end' },
  'flowCanvas.dragHint': {
    zh: '拖入画布，或按回车放到画布中间',
    en: 'Drag onto the canvas, or press Enter to put it in the middle',
  },
  'flowCanvas.zoomIn': { zh: '放大', en: 'Zoom in' },
  'flowCanvas.zoomOut': { zh: '缩小', en: 'Zoom out' },
  'flowCanvas.fit': { zh: '适应画布', en: 'Fit to the canvas' },
  'flowCanvas.zoomed': { zh: '缩放{percent}%', en: '{percent}%' },
  'flowCanvas.tools': { zh: '画布缩放', en: 'Zoom of the canvas' },
  'flowCanvas.insert': { zh: '在此插入节点', en: 'Insert a node here' },
  'flowCanvas.problems': { zh: '{n}个问题', en: '{n} problems' },
  'flowCanvas.progress': { zh: '审批中', en: 'In progress' },
  'flowCanvas.passed': { zh: '已通过', en: 'Passed' },
  'flowCanvas.rejected': { zh: '已拒绝', en: 'Rejected' },
  'flowCanvas.pending': { zh: '未审批', en: 'Not decided' },
  'flowCanvas.legend': { zh: '图例', en: 'Legend' },
} as const satisfies Catalogue;
