import { describe, expect, it } from 'vitest';
import { fitText, textWidth } from '../../renderers/graph/fitText.ts';
import type { Box } from '../../renderers/workflow/flow/Box.ts';
import { drawingChanges } from '../../renderers/workflow/flow/drawingChanges.ts';
import { drawnParts } from '../../renderers/workflow/flow/drawnParts.ts';
import type { DrawnLine, DrawnNode } from '../../renderers/workflow/flow/FlowCanvasProps.ts';
import { fitView, nearestZoom, reveal } from '../../renderers/workflow/flow/fitView.ts';
import { layout } from '../../renderers/workflow/flow/layout.ts';
import { nodeSize } from '../../renderers/workflow/flow/nodeSize.ts';
import { route } from '../../renderers/workflow/flow/route.ts';
import type { NodeType } from '../../runtime/model/workflow/definition/FlowNode.ts';

const node = (id: string, type: NodeType = 'node') => ({ id, type });
const line = (from: string, to: string) => ({ from, to });

const order = [node('提交', 'start'), node('经理会签'), node('总监审批'), node('完成', 'end')];
const orderLines = [
  line('提交', '经理会签'),
  line('经理会签', '总监审批'),
  line('经理会签', '完成'),
  line('总监审批', '完成'),
];

describe('auto-layout', () => {
  it('puts every node below the ones before it, and none over another', () => {
    const places = layout(order, orderLines);
    const top = (id: string) => places.get(id)?.top ?? Number.NaN;
    expect(top('提交')).toBeLessThan(top('经理会签'));
    expect(top('经理会签')).toBeLessThan(top('总监审批'));
    expect(top('总监审批')).toBeLessThan(top('完成'));
    const boxes = order.map(({ id, type }) => ({ ...places.get(id), ...nodeSize(type) }) as Box);
    for (const [at, a] of boxes.entries())
      for (const b of boxes.slice(at + 1)) {
        const apart =
          a.left + a.width <= b.left ||
          b.left + b.width <= a.left ||
          a.top + a.height <= b.top ||
          b.top + b.height <= a.top;
        expect(apart).toBe(true);
      }
  });

  it('runs to the right when asked', () => {
    const places = layout(order, orderLines, 'right');
    const left = (id: string) => places.get(id)?.left ?? Number.NaN;
    expect(left('提交')).toBeLessThan(left('经理会签'));
    expect(left('总监审批')).toBeLessThan(left('完成'));
  });

  it('places what goes in circles, the same id twice, lines to nowhere, and nodes without lines', () => {
    const places = layout(
      [...order, node('__proto__'), node('提交'), node('无线节点')],
      [
        ...orderLines,
        line('总监审批', '经理会签'),
        line('完成', '提交'),
        line('提交', '提交'),
        line('提交', '不存在'),
        line('__proto__', '完成'),
      ],
    );
    expect([...places.keys()].sort()).toEqual(
      ['提交', '经理会签', '总监审批', '完成', '__proto__', '无线节点'].sort(),
    );
    for (const { left, top } of places.values()) {
      expect(Number.isFinite(left) && Number.isFinite(top)).toBe(true);
    }
    // A line back to the start does not move the start to the end.
    expect(places.get('提交')?.top).toBeLessThan(places.get('完成')?.top ?? 0);
  });

  it('answers no places for nothing', () => {
    expect(layout([], []).size).toBe(0);
  });
});

describe('the way of a line', () => {
  const box = (left: number, top: number): Box => ({ left, top, width: 176, height: 64 });
  const down = { direction: 'down', bend: 'middle', others: [] } as const;

  it('is straight between nodes under each other', () => {
    expect(route(box(0, 0), box(0, 120), down).points).toEqual([
      { x: 88, y: 64 },
      { x: 88, y: 120 },
    ]);
  });

  it('turns near the node that many lines leave, its label on its own piece', () => {
    const { points, label } = route(box(200, 0), box(0, 200), { ...down, bend: 'early' });
    expect(points.map(({ y }) => y)).toEqual([64, 88, 88, 200]);
    expect(label).toEqual({ x: 88, y: 144 });
  });

  it('goes around a node that stands between', () => {
    const { points } = route(box(0, 0), box(0, 300), { ...down, others: [box(0, 150)] });
    expect(Math.max(...points.map(({ x }) => x))).toBeGreaterThan(176);
    expect(points).toHaveLength(4);
  });

  it('goes out of the side to a node above', () => {
    const { points } = route(box(0, 300), box(0, 0), down);
    expect(points[0]).toEqual({ x: 176, y: 332 });
    expect(points.at(-1)).toEqual({ x: 176, y: 32 });
  });

  it('is the same turned over in a drawing that runs right', () => {
    const { points } = route(box(0, 0), box(300, 0), { ...down, direction: 'right' });
    expect(points).toEqual([
      { x: 176, y: 32 },
      { x: 300, y: 32 },
    ]);
  });

  it('is something also for nodes that lie on each other', () => {
    for (const { x, y } of route(box(0, 0), box(10, 10), down).points)
      expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
  });
});

describe('what is drawn of a flow', () => {
  const drawn = (id: string, left = 0, top = 0): DrawnNode => ({
    ...node(id),
    name: id,
    who: '',
    left,
    top,
    tone: 'plain',
    problems: 0,
  });
  const drawnLine = (from: string, to: string, id = `${from}>${to}`): DrawnLine => ({
    id,
    from,
    to,
    label: '',
    condition: '',
    taken: false,
    problems: 0,
  });

  it('leaves out what cannot be drawn and keeps the rest', () => {
    const parts = drawnParts(
      [drawn('a'), drawn('a', 50), drawn('b', Number.NaN, 1e12)],
      [drawnLine('a', 'b'), drawnLine('a', 'a'), drawnLine('a', 'c'), drawnLine('b', 'a', 'a>b')],
    );
    expect([...parts.nodes.values()].map(({ id, left, top }) => [id, left, top])).toEqual([
      ['a', 0, 0],
      ['b', 0, 0],
    ]);
    expect([...parts.lines.keys()]).toEqual(['a>b']);
  });

  it('knows which way the drawing runs', () => {
    expect(drawnParts([drawn('a'), drawn('b', 300)], [drawnLine('a', 'b')]).direction).toBe('right');
    expect(drawnParts([drawn('a'), drawn('b', 0, 300)], [drawnLine('a', 'b')]).direction).toBe('down');
  });

  it('is drawn as differences: a part that is alike is not touched', () => {
    const before = drawnParts([drawn('a'), drawn('b'), drawn('c')], []).nodes;
    const after = drawnParts([drawn('a'), drawn('b', 40), drawn('d')], []).nodes;
    const { added, changed, removed } = drawingChanges(before, after);
    expect([added.map(({ id }) => id), changed.map(({ id }) => id), removed]).toEqual([['d'], ['b'], ['c']]);
  });
});

describe('what is seen of a drawing', () => {
  const window = { width: 1000, height: 600 };

  it('is zoomed in tenths between 0.3 and 1 #W81', () => {
    expect([0.1, 0.34, 0.36, 0.96, 4].map((zoom) => nearestZoom(zoom).toFixed(1))).toEqual([
      '0.3',
      '0.3',
      '0.4',
      '1.0',
      '1.0',
    ]);
  });

  it('is all of it, in the middle', () => {
    const view = fitView({ left: 100, top: 50, width: 1200, height: 400 }, window);
    expect(view.zoom).toBeCloseTo(0.7);
    expect(view.x + 100 * view.zoom).toBeCloseTo((1000 - 840) / 2);
  });

  it('begins at the upper left corner when even the least zoom is too large', () => {
    const view = fitView({ left: -500, top: 0, width: 20_000, height: 100 }, window);
    expect(view.zoom).toBeCloseTo(0.3);
    expect(view.x - 500 * view.zoom).toBeCloseTo(24);
  });

  it('moves only when a node is not seen', () => {
    const view = { zoom: 1, x: 0, y: 0 };
    expect(reveal({ left: 100, top: 100, width: 176, height: 64 }, view, window)).toEqual({ dx: 0, dy: 0 });
    expect(reveal({ left: 2000, top: 100, width: 176, height: 64 }, view, window).dx).toBeLessThan(0);
  });
});

describe('a line of text in a node', () => {
  it('is cut where it does not fit, Chinese counted wide', () => {
    expect(fitText('经理会签', 100, 14)).toBe('经理会签');
    const cut = fitText('采购部经理与财务部经理会签节点', 100, 14);
    expect(cut).toBe('采购部经理与…');
    expect(textWidth(cut, 14)).toBeLessThanOrEqual(100);
  });
});
