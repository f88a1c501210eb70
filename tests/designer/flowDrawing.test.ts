import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawnLine, DrawnNode } from '../../renderers/workflow/flow/FlowCanvasProps.ts';
import { FlowDrawing } from '../../renderers/workflow/flow/FlowDrawing.ts';

const node = (id: string, left: number, top: number, more: Partial<DrawnNode> = {}): DrawnNode => ({
  id,
  type: 'node',
  name: `节点${id}`,
  who: '王经理',
  left,
  top,
  tone: 'plain',
  problems: 0,
  ...more,
});
const line = (from: string, to: string, more: Partial<DrawnLine> = {}): DrawnLine => ({
  id: `${from}>${to}`,
  from,
  to,
  label: '',
  condition: '',
  taken: false,
  problems: 0,
  ...more,
});

const a = node('a', 0, 0);
const b = node('b', 0, 150);
const words = { tone: () => '', problems: (n: number) => `${n}个问题`, insert: '在此插入节点' };

let element: HTMLElement;
let drawing: FlowDrawing;
const events = {
  onSelect: vi.fn(),
  onMove: vi.fn(),
  onConnect: vi.fn(),
  onInsert: vi.fn(),
  onView: vi.fn(),
};

beforeEach(() => {
  for (const event of Object.values(events)) event.mockReset();
  element = document.body.appendChild(document.createElement('div'));
  drawing = new FlowDrawing(element, true, words, events);
});
afterEach(() => {
  drawing.destroy();
  element.remove();
});

/** LogicFlow draws with a short delay. */
const drawn = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const shapeOf = (name: string): Element | null | undefined =>
  [...element.querySelectorAll('.jig-flow-node')].find((shape) => shape.textContent?.includes(name));
const placeOf = (name: string): readonly (string | null | undefined)[] =>
  ['x', 'y'].map((at) => shapeOf(name)?.querySelector('rect')?.getAttribute(at));

/** Drags a node by this many pixels and releases it. */
async function drag(name: string, x: number, y: number): Promise<void> {
  const grip = shapeOf(name)?.closest('.lf-node');
  if (!grip) throw new Error(`no ${name}`);
  const pointer = { button: 0, bubbles: true };
  fireEvent(grip, new MouseEvent('pointerdown', { ...pointer, clientX: 0, clientY: 0 }));
  for (const part of [0.01, 0.5, 1]) {
    fireEvent(document, new MouseEvent('pointermove', { ...pointer, clientX: x * part, clientY: y * part }));
    await drawn();
  }
  fireEvent(document, new MouseEvent('pointerup', { ...pointer, clientX: x, clientY: y }));
  await drawn();
}

/**
 * Draws a line from the anchor below one node to another; the pointer leaves the node before its first move.
 */
async function quickLine(from: string, to: { readonly x: number; readonly y: number }): Promise<void> {
  const grip = shapeOf(from)?.closest('.lf-node');
  if (!grip) throw new Error(`no ${from}`);
  fireEvent.mouseOver(grip);
  await drawn();
  const dots = [...grip.querySelectorAll('.lf-node-anchor')];
  const lowest = dots.sort((one, other) => yOf(other) - yOf(one))[0];
  if (!lowest) throw new Error('no dot');
  const pointer = { button: 0, bubbles: true };
  const start = { clientX: Number(lowest.getAttribute('cx')), clientY: yOf(lowest) };
  fireEvent(lowest, new MouseEvent('pointerdown', { ...pointer, ...start }));
  await drawn();
  fireEvent(grip, new MouseEvent('mouseleave'));
  await drawn();
  for (const part of [0.3, 0.6, 1]) {
    const clientX = start.clientX + (to.x - start.clientX) * part;
    const clientY = start.clientY + (to.y - start.clientY) * part;
    fireEvent(document, new MouseEvent('pointermove', { ...pointer, clientX, clientY }));
    await drawn();
    // The owner restores a selection that it does not know.
    drawing.settle();
    await drawn();
  }
  fireEvent(document, new MouseEvent('pointerup', { ...pointer, clientX: to.x, clientY: to.y }));
  await drawn();
}
const yOf = (dot: Element): number => Number(dot.getAttribute('cy'));

describe('a drawing', () => {
  it('is what it is given: added, changed and removed parts, and nothing else is touched', async () => {
    drawing.draw({ nodes: [a, b], lines: [line('a', 'b', { label: '同意' })], selected: undefined });
    await drawn();
    expect(element.querySelectorAll('.jig-flow-node')).toHaveLength(2);
    expect(element.querySelector('.jig-flow-label text')?.textContent).toBe('同意');
    const kept = shapeOf('节点b');
    drawing.draw({
      nodes: [{ ...a, name: '经理会签', problems: 2 }, b, node('c', 300, 0)],
      lines: [line('a', 'c')],
      selected: 'c',
    });
    await drawn();
    expect(shapeOf('经理会签')?.querySelector('.jig-flow-badge text')?.textContent).toBe('2');
    expect(shapeOf('节点c')?.classList.contains('jig-flow-chosen')).toBe(true);
    expect(element.querySelectorAll('.jig-flow-line')).toHaveLength(1);
    expect(shapeOf('节点b')).toBe(kept);
    drawing.draw({ nodes: [b], lines: [], selected: undefined });
    await drawn();
    expect([...element.querySelectorAll('.jig-flow-node-name')].map((name) => name.textContent)).toEqual([
      '节点b',
    ]);
  });

  it('says a condition below its label, in at most two lines, and the whole of it in the title', async () => {
    const condition =
      '价税合计 大于 100000 且 客户等级 等于 重点客户 且 币别 等于 人民币 且 业务员 等于 李销售';
    drawing.draw({
      nodes: [a, b],
      lines: [line('a', 'b', { label: '通过', condition })],
      selected: undefined,
    });
    await drawn();
    const texts = () => [...element.querySelectorAll('.jig-flow-label text')].map((one) => one.textContent);
    expect(texts()).toEqual([
      '通过',
      expect.stringMatching(/^价税合计 大于 100000/),
      expect.stringMatching(/…$/),
    ]);
    expect(element.querySelector('.jig-flow-label title')?.textContent).toBe(`通过\n${condition}`);
    drawing.draw({ nodes: [a, b], lines: [line('a', 'b', { condition: '无条件' })], selected: undefined });
    await drawn();
    expect(texts()).toEqual(['无条件']);
  });

  it('takes ids that are no names, and lines and nodes that cannot be drawn', async () => {
    drawing.draw({
      nodes: [node('__proto__', 0, 0), node('a)b"<c>', 0, 150), node('a)b"<c>', 9, 9)],
      lines: [line('__proto__', 'a)b"<c>'), line('__proto__', 'nobody'), line('__proto__', '__proto__')],
      selected: 'nobody',
    });
    await drawn();
    expect(element.querySelectorAll('.jig-flow-node')).toHaveLength(2);
    expect(element.querySelectorAll('.jig-flow-line')).toHaveLength(1);
  });

  it('tells a move; one its owner does not take over is put back', async () => {
    drawing.draw({ nodes: [a, b], lines: [line('a', 'b')], selected: undefined });
    await drawn();
    const before = placeOf('节点b');
    await drag('节点b', 200, 100);
    const [moved] = events.onMove.mock.calls[0]?.[0] ?? [];
    expect([moved?.id, moved?.left > 150, moved?.top > 200]).toEqual(['b', true, true]);
    expect(placeOf('节点b')).not.toEqual(before);
    drawing.settle();
    await drawn();
    expect(placeOf('节点b')).toEqual(before);
  });

  it('keeps a move its owner took over', async () => {
    drawing.draw({ nodes: [a, b], lines: [line('a', 'b')], selected: undefined });
    await drawn();
    await drag('节点b', 200, 100);
    const [moved] = events.onMove.mock.calls[0]?.[0] ?? [];
    drawing.draw({ nodes: [a, { ...b, ...moved }], lines: [line('a', 'b')], selected: undefined });
    drawing.settle();
    await drawn();
    expect(placeOf('节点b')).toEqual([String(moved?.left), String(moved?.top)]);
  });

  it('tells what is chosen by its owner’s id, and the "+" of a line', async () => {
    drawing.draw({ nodes: [a, b], lines: [line('a', 'b')], selected: undefined });
    await drawn();
    const plus = element.querySelector('.jig-flow-plus');
    if (plus) fireEvent.click(plus);
    expect(events.onInsert.mock.calls).toEqual([['a>b']]);
    const grip = shapeOf('节点a')?.closest('.lf-node');
    if (grip) {
      fireEvent(grip, new MouseEvent('pointerdown', { button: 0, bubbles: true }));
      fireEvent(grip, new MouseEvent('pointerup', { button: 0, bubbles: true }));
      fireEvent.click(grip);
    }
    expect(events.onSelect.mock.calls).toEqual([['a']]);
  });
});

describe('a line drawn by a quick hand', () => {
  it('is told, though the pointer was gone from the node before its first move; the dots go with it #W04', async () => {
    drawing.draw({ nodes: [a, b], lines: [], selected: undefined });
    await drawn();
    await quickLine('节点a', { x: 80, y: 160 });
    expect(events.onConnect.mock.calls).toEqual([['a', 'b']]);
    drawing.settle();
    await drawn();
    expect(shapeOf('节点a')?.closest('.lf-node')?.querySelectorAll('.lf-node-anchor')).toHaveLength(0);
  });

  it('is told again and again #W22', async () => {
    drawing.draw({ nodes: [a, b, node('c', 0, 300)], lines: [], selected: undefined });
    await drawn();
    await quickLine('节点a', { x: 80, y: 160 });
    await quickLine('节点b', { x: 80, y: 310 });
    await quickLine('节点a', { x: 80, y: 310 });
    expect(events.onConnect.mock.calls).toEqual([
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'c'],
    ]);
  });

  it('that ends where it began is told too: its owner says why it is none #W27', async () => {
    drawing.draw({ nodes: [a, b], lines: [], selected: undefined });
    await drawn();
    await quickLine('节点a', { x: 80, y: 10 });
    expect(events.onConnect.mock.calls).toEqual([['a', 'a']]);
    expect(element.querySelectorAll('.jig-flow-line')).toHaveLength(0);
  });
});

describe('an empty place of the canvas', () => {
  it('that is dragged moves the view by as much, and nothing that is drawn #W04', async () => {
    drawing.draw({ nodes: [a, b], lines: [line('a', 'b')], selected: undefined });
    await drawn();
    const before = drawing.view;
    const stage = element.querySelector('.lf-canvas-overlay');
    if (!stage) throw new Error('no stage');
    const pointer = { button: 0, bubbles: true };
    fireEvent(stage, new MouseEvent('pointerdown', { ...pointer, clientX: 300, clientY: 300 }));
    for (const part of [0.1, 0.5, 1])
      fireEvent(
        document,
        new MouseEvent('pointermove', { ...pointer, clientX: 300 - 80 * part, clientY: 300 + 50 * part }),
      );
    fireEvent(document, new MouseEvent('pointerup', { ...pointer, clientX: 220, clientY: 350 }));
    await drawn();
    expect(drawing.view).toEqual({ ...before, x: before.x - 80, y: before.y + 50 });
    expect(events.onView).toHaveBeenLastCalledWith(drawing.view);
    expect(events.onMove).not.toHaveBeenCalled();
  });
});

describe('a drawing that is only looked at', () => {
  it('has no "+" and moves nothing', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const looked = new FlowDrawing(place, false, words, events);
    looked.draw({ nodes: [a, b], lines: [line('a', 'b')], selected: undefined });
    await drawn();
    expect(place.querySelector('.jig-flow-plus')).toBeNull();
    expect(place.querySelectorAll('.jig-flow-node')).toHaveLength(2);
    looked.destroy();
    expect(place.querySelectorAll('.jig-flow-node')).toHaveLength(0);
    place.remove();
  });
});
