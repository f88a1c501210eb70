import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandKeys } from '../../renderers/palette/CommandKeys.tsx';
import { matches } from '../../renderers/palette/matches.ts';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { CommandContext, useCommands } from '../../runtime/host/CommandContext.ts';
import { type Core, CoreContext } from '../../runtime/host/CoreContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { AppStore } from '../../runtime/store/AppStore.ts';
import { type Command, CommandStore, type KeyPress } from '../../runtime/store/CommandStore.ts';
import { memory } from './support.ts';

const command = (id: string, more: Partial<Command> = {}): Command => ({
  id,
  label: id,
  run: vi.fn(),
  ...more,
});
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  mod: false,
  typing: false,
  dialogs: 0,
  ...more,
});

describe('commands', () => {
  let store: CommandStore;
  beforeEach(() => {
    store = new CommandStore();
    store.provide([command('new', { keys: 'n' }), command('palette', { keys: 'mod+k' })]);
  });
  const meant = (one: KeyPress, single = true) => store.meant(one, single)?.id;

  it.each([
    ['a letter means its command', press('n'), true, 'new'],
    ['a capital letter too', press('N'), true, 'new'],
    ['while somebody types it is a letter', press('n', { typing: true }), true, undefined],
    ['with Ctrl also while somebody types', press('k', { mod: true, typing: true }), true, 'palette'],
    ['letters alone can be switched off', press('n'), false, undefined],
    ['Ctrl stays when they are', press('k', { mod: true }), false, 'palette'],
    ['a dialog stands in the way', press('n', { dialogs: 1 }), true, undefined],
  ] as const)('%s', (_name, one, single, id) => expect(meant(one, single)).toBe(id));

  it('of a box hold while it is the only dialog', () => {
    const take = store.provide([command('save', { keys: 'mod+s', inDialog: true })]);
    const save = (dialogs: number) => meant(press('s', { mod: true, typing: true, dialogs }));
    expect([save(0), save(1), save(2)]).toEqual([undefined, 'save', undefined]);
    take();
    expect(save(1)).toBeUndefined();
  });

  it('of the page shown last stand before others of the same id', () => {
    const later = command('new', { keys: 'n' });
    store.provide([later]);
    expect(store.meant(press('n'), true)).toBe(later);
    expect(store.all.map(({ id }) => id)).toEqual(['new', 'palette']);
  });
});

describe('what is typed finds a label', () => {
  const initials = (label: string): string => ({ 销售订单: 'xsdd' })[label] ?? label;
  it.each([
    ['', true],
    ['订单', true],
    ['XSD', true],
    ['xdd', false],
    ['采购', false],
  ])('%s', (typed, found) => expect(matches(typed, '销售订单', initials)).toBe(found));
});

describe('the palette', () => {
  const Page = ({ commands }: { readonly commands: readonly Command[] }) => {
    useCommands(commands);
    return <input aria-label="客户" />;
  };
  const menus = [
    { id: 1, parentId: 0, name: '销售订单', url: '/Production_SalesOrder', enable: 1, permission: [] },
  ];

  function shown(commands: readonly Command[]) {
    const find = vi.fn(async () =>
      answered({
        records: [
          { path: '/Customer', table: 'Customer', cnName: '客户', key: '7', label: 'KH0007 苏州恒泰' },
        ],
        left: 0,
      }),
    );
    const app = new AppStore(memory());
    const core = { app, session: { menus }, data: { find }, notify: {} } as unknown as Core;
    const t = (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params);
    const { container } = render(
      <MemoryRouter>
        <CoreContext.Provider value={core}>
          <AppContext.Provider value={{ t } as unknown as App}>
            <CommandContext.Provider value={new CommandStore()}>
              <CommandKeys />
              <Page commands={commands} />
            </CommandContext.Provider>
          </AppContext.Provider>
        </CoreContext.Provider>
      </MemoryRouter>,
    );
    return { app, find, container };
  }
  const key = (name: string, more: object = {}) =>
    act(() => void fireEvent.keyDown(document.body, { key: name, ...more }));

  it('opens by Ctrl+K with what can be done here, pages and records, and runs what is chosen', async () => {
    const run = vi.fn();
    const { find } = shown([command('list.Add', { label: '新建', keys: 'n', run })]);
    key('k', { ctrlKey: true });
    const box = await screen.findByRole('combobox', {}, { timeout: 15_000 });
    expect(screen.getByRole('dialog', { name: '查找和操作' })).toBeTruthy();
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toContain('新建N');
    fireEvent.change(box, { target: { value: '苏州' } });
    expect(await screen.findByText('KH0007 苏州恒泰')).toBeTruthy();
    expect(find).toHaveBeenCalledWith('苏州');
    fireEvent.change(box, { target: { value: '新' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is found by ? among the keys, and letters alone can be switched off there', async () => {
    const run = vi.fn();
    const { app } = shown([command('list.Add', { label: '新建', keys: 'n', run })]);
    key('n');
    expect(run).toHaveBeenCalledOnce();
    key('?');
    const dialog = await screen.findByRole('dialog', { name: '快捷键' }, { timeout: 15_000 });
    expect(dialog.textContent).toContain('新建');
    fireEvent.click(screen.getByRole('switch', { name: '启用单键快捷键（如 N、/）' }));
    expect(app.singleKeys).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    key('n');
    expect(run).toHaveBeenCalledOnce();
  });
});
