import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FlowPalette } from '../../renderers/workflow/flow/FlowPalette.tsx';
import { FlowTools } from '../../renderers/workflow/flow/FlowTools.tsx';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import '../../runtime/model/explain/allMessages.ts';

afterEach(cleanup);

const app = {
  locale: 'zh',
  t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
} as unknown as App;

function palette() {
  const onDrop = vi.fn();
  const onPut = vi.fn();
  render(
    <AppContext.Provider value={app}>
      <FlowPalette onDrop={onDrop} onPut={onPut} />
    </AppContext.Provider>,
  );
  const kind = (name: string) => screen.getByRole('button', { name });
  // happy-dom has no pointer capture.
  for (const button of screen.getAllByRole('button')) button.setPointerCapture = () => undefined;
  return { onDrop, onPut, kind };
}

describe('the palette of the canvas', () => {
  it('has the three kinds of nodes #W03', () => {
    palette();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '流程开始',
      '流程节点',
      '流程结束',
    ]);
  });

  it('tells where a kind was let go, and takes the click that ends a drag for no press #W03 #W22', () => {
    const { onDrop, onPut, kind } = palette();
    const end = kind('流程结束');
    fireEvent.pointerDown(end, { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(end, { pointerId: 1, clientX: 200, clientY: 300 });
    expect(document.querySelector('.jig-flow-ghost')?.textContent).toBe('流程结束');
    fireEvent.pointerUp(end, { pointerId: 1, clientX: 210, clientY: 310 });
    fireEvent.click(end);
    expect([onDrop.mock.calls, onPut.mock.calls]).toEqual([[['end', 210, 310]], []]);
    expect(document.querySelector('.jig-flow-ghost')).toBeNull();
  });

  it('takes a press for a press after a drag that the browser took away', () => {
    const { onDrop, onPut, kind } = palette();
    const node = kind('流程节点');
    fireEvent.pointerDown(node, { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(node, { pointerId: 1, clientX: 200, clientY: 300 });
    fireEvent.pointerCancel(node, { pointerId: 1 });
    fireEvent.click(node);
    expect([onDrop.mock.calls, onPut.mock.calls]).toEqual([[], [['node']]]);
  });

  it('puts a kind that is pressed without dragging, by keyboard too; a trembling hand is no drag', () => {
    const { onDrop, onPut, kind } = palette();
    fireEvent.click(kind('流程节点'));
    const start = kind('流程开始');
    fireEvent.pointerDown(start, { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(start, { pointerId: 1, clientX: 12, clientY: 11 });
    fireEvent.pointerUp(start, { pointerId: 1, clientX: 12, clientY: 11 });
    fireEvent.click(start);
    expect([onDrop.mock.calls, onPut.mock.calls]).toEqual([[], [['node'], ['start']]]);
  });

  it('gives a drag up at Escape', () => {
    const { onDrop, kind } = palette();
    const node = kind('流程节点');
    fireEvent.pointerDown(node, { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(node, { pointerId: 1, clientX: 90, clientY: 90 });
    fireEvent.keyDown(node, { key: 'Escape' });
    fireEvent.pointerUp(node, { pointerId: 1, clientX: 90, clientY: 90 });
    expect(onDrop).not.toHaveBeenCalled();
  });
});

describe('the zoom of the canvas', () => {
  const shown = (zoom: number) => {
    const onZoom = vi.fn();
    render(
      <AppContext.Provider value={app}>
        <FlowTools zoom={zoom} onZoom={onZoom} onFit={vi.fn()} />
      </AppContext.Provider>,
    );
    return onZoom;
  };
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('goes by a tenth and says where it is #W04', () => {
    const onZoom = shown(0.7);
    expect(screen.getByRole('status').textContent).toBe('70%');
    fireEvent.click(button('放大'));
    fireEvent.click(button('缩小'));
    expect(onZoom.mock.calls.map(([zoom]) => Number(zoom).toFixed(1))).toEqual(['0.8', '0.6']);
  });

  it.each([
    [1, '放大'],
    [0.3, '缩小'],
  ])('ends at %s #W81', (zoom, name) => {
    shown(zoom);
    expect(button(name).disabled).toBe(true);
  });
});
