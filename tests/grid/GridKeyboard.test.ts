import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GridCommands } from '../../renderers/grid/GridCommands.ts';
import type { GridController } from '../../renderers/grid/GridController.ts';
import { GridKeyboard } from '../../renderers/grid/GridKeyboard.ts';
import { HEADER } from '../../renderers/grid/Viewport.ts';

describe('keys on a grid while other rows are on their way', () => {
  const commands = { choose: vi.fn(), selectAll: vi.fn(), activate: vi.fn(), beginEdit: vi.fn() };
  const mirror = document.createElement('div');
  const setActive = vi.fn();
  const grid = {
    active: { row: 0, track: 0 },
    props: { loading: true },
    view: { rowCount: 3, height: 400, layout: { tracks: [{}, {}] } },
    elements: { mirror },
    editing: () => undefined,
    setActive,
  };
  new GridKeyboard(grid as unknown as GridController, commands as unknown as GridCommands);
  const press = (key: string, more: object = {}): void =>
    void mirror.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }));
  const all = (): void => {
    press(' ');
    press('Enter');
    press('F2');
    press('a', { ctrlKey: true });
  };
  const calls = (): number =>
    Object.values(commands).reduce((sum, command) => sum + command.mock.calls.length, 0);
  beforeEach(() => {
    vi.clearAllMocks();
    Object.assign(grid, { active: { row: 0, track: 0 }, props: { loading: true } });
  });

  it('do nothing to the rows that are about to go', () => {
    all();
    expect(calls()).toBe(0);
  });

  it('move a column by Ctrl+Shift with an arrow, on its header only', () => {
    const moveColumn = vi.fn(() => true);
    Object.assign(commands, { moveColumn });
    press('ArrowRight', { ctrlKey: true, shiftKey: true });
    grid.active = { row: HEADER, track: 1 };
    press('ArrowLeft', { ctrlKey: true, shiftKey: true });
    expect(moveColumn.mock.calls).toEqual([[1, -1]]);
    Object.assign(commands, { moveColumn: vi.fn() });
  });

  it('still move, and still work on the header', () => {
    press('ArrowDown');
    expect(setActive).toHaveBeenCalledWith({ row: 1, track: 0 });
    grid.active = { row: HEADER, track: 0 };
    press('Enter');
    expect(commands.activate).toHaveBeenCalledOnce();
  });

  it('act again once the rows are there', () => {
    grid.props = { loading: false };
    all();
    expect(calls()).toBe(4);
  });
});
