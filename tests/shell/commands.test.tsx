import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveFocus } from '../../renderers/dialogs/givenFocus.ts';
import { CommandKeys } from '../../renderers/palette/CommandKeys.tsx';
import { bestMatches, matches } from '../../renderers/palette/matches.ts';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { CommandContext, useCommands } from '../../runtime/host/CommandContext.ts';
import { type Core, CoreContext } from '../../runtime/host/CoreContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { ScanReader, scannerPause } from '../../runtime/store/scan/ScanReader.ts';
import type { ScanPlace } from '../../runtime/store/scan/ScanTarget.ts';
import { AppStore } from '../../runtime/store/shell/AppStore.ts';
import { type Command, CommandStore, type KeyPress } from '../../runtime/store/shell/CommandStore.ts';
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
  shift: false,
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

  it('of a function key hold also while the user types, with and without Shift', () => {
    store.provide([command('next', { keys: 'f8' }), command('previous', { keys: 'shift+f8' })]);
    const f8 = (shift: boolean) => meant(press('F8', { typing: true, shift }), false);
    expect([f8(false), f8(true)]).toEqual(['next', 'previous']);
  });

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

  it('puts the same before what begins with it, and both before what contains it', () => {
    const labels = ['未交销售订单', '销售订单与生产计划', '销售订单明细', '销售订单'];
    const spoken: Readonly<Record<string, string>> = {
      未交销售订单: 'wjxsdd',
      销售订单与生产计划: 'xsddyscjh',
      销售订单明细: 'xsddmx',
      销售订单: 'xsdd',
    };
    const best = (typed: string) =>
      bestMatches(
        labels,
        typed,
        (label) => spoken[label] ?? '',
        (label) => label,
      );
    const ordered = ['销售订单', '销售订单与生产计划', '销售订单明细', '未交销售订单'];
    expect([best('xsdd'), best('销售订单'), best(' ')]).toEqual([ordered, ordered, labels]);
  });
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
    const said: string[] = [];
    const notify = { error: (words: string) => said.push(words) };
    const core = { app, session: { menus }, data: { find }, notify } as unknown as Core;
    const store = new CommandStore();
    const t = (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params);
    const { container } = render(
      <MemoryRouter>
        <CoreContext.Provider value={core}>
          <AppContext.Provider value={{ t } as unknown as App}>
            <CommandContext.Provider value={store}>
              <CommandKeys />
              <Page commands={commands} />
            </CommandContext.Provider>
          </AppContext.Provider>
        </CoreContext.Provider>
      </MemoryRouter>,
    );
    return { app, find, container, store, said };
  }
  let clock = 0;
  /** Presses a key, by default at human speed; returns whether its default action ran. */
  const key = (name: string, more: object = {}, { on = document.body as Element, after = 200 } = {}) => {
    clock += after;
    const event = createEvent.keyDown(on, { key: name, ...more });
    Object.defineProperty(event, 'timeStamp', { value: clock });
    let free = true;
    act(() => {
      free = fireEvent(on, event);
    });
    return free;
  };
  const scan = (code: string, on: Element = document.body) => {
    [...code].forEach((letter, at) => void key(letter, {}, { on, after: at === 0 ? 200 : 8 }));
    return key('Enter', {}, { on, after: 8 });
  };

  it('takes what is typed at once after Ctrl+K, while it is loading, and goes on from it', async () => {
    shown([]);
    // The code of the palette arrives after these keys.
    for (const one of ['k', 'x', 'y', 'Backspace', 't']) key(one, { ctrlKey: one === 'k' }, { after: 60 });
    const box = await screen.findByRole<HTMLInputElement>('combobox', {}, { timeout: 15_000 });
    expect(box.value).toBe('xt');
    fireEvent.change(box, { target: { value: 'xts' } });
    expect(box.value).toBe('xts');
    key('Escape', {}, { on: box });
    key('k', { ctrlKey: true });
    expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('');
  });

  it('opens by Ctrl+K with what can be done here, pages and records, and runs what is chosen #X23', async () => {
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

  it('a choice leaves Enter with Ctrl to its command, and opens at Enter alone', () => {
    const run = vi.fn();
    shown([command('row', { keys: 'mod+enter', run })]);
    const opened = vi.fn();
    const choice = document.body.appendChild(document.createElement('div'));
    choice.setAttribute('role', 'combobox');
    choice.setAttribute('aria-expanded', 'false');
    choice.addEventListener('keydown', opened);
    key('Enter', { ctrlKey: true }, { on: choice });
    expect([run.mock.calls.length, opened.mock.calls.length]).toEqual([1, 0]);
    key('Enter', {}, { on: choice });
    expect([run.mock.calls.length, opened.mock.calls.length]).toEqual([1, 1]);
    choice.remove();
  });

  it('is found by ? among the keys, and letters alone can be switched off there #X23', async () => {
    const run = vi.fn();
    const { app } = shown([command('list.Add', { label: '新建', keys: 'n', run })]);
    key('n');
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    key('?');
    const dialog = await screen.findByRole('dialog', { name: '快捷键' }, { timeout: 15_000 });
    expect(dialog.textContent).toContain('新建');
    fireEvent.click(screen.getByRole('switch', { name: '启用单键快捷键（如 N、/）' }));
    expect(app.singleKeys).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    key('n');
    expect(run).toHaveBeenCalledOnce();
  });

  it('lists by part of the page the keys that hold where it was opened, in a box by F1', async () => {
    const { store } = shown([
      command('list.Add', { label: '新建', keys: 'n' }),
      command('list.why', { label: '为什么', keys: 'mod+/' }),
      command('box.save', { label: '保存', keys: 'mod+s', inDialog: true }),
      command('box.gridRoom', { label: '表格空间', keys: 'mod+g', inDialog: true }),
    ]);
    const groups = async () => {
      const dialog = await screen.findByRole('dialog', { name: '快捷键' }, { timeout: 15_000 });
      const found = [...dialog.querySelectorAll('tbody')].map((body) =>
        [...body.querySelectorAll('th')].map(({ textContent }) => textContent),
      );
      fireEvent.click(screen.getByRole('button', { name: '关闭' }));
      return found;
    };
    key('?');
    const page = await groups();
    expect(page.map(([title]) => title)).toEqual(['列表', '列表的表格', '通用']);
    expect(page[0]).toEqual(['列表', '新建', '为什么']);
    expect(page.at(-1)).toEqual(['通用', '查找和操作', '快捷键']);
    const box = document.body.appendChild(document.createElement('div'));
    box.setAttribute('aria-modal', 'true');
    key('F1', {}, { on: screen.getByLabelText('客户') });
    const inBox = await groups();
    expect(inBox.map(([title]) => title)).toEqual(['编辑框', '明细表格', '通用']);
    expect(inBox[0]).toEqual(['编辑框', '保存', '表格空间', '关闭']);
    expect(inBox[1]).not.toContain('向下填充');
    expect(inBox.at(-1)).toEqual(['通用', '快捷键']);
    act(() => void store.provide([command('box.addRow', { keys: 'mod+enter', inDialog: true })]));
    key('F1');
    expect((await groups())[1]).toContain('向下填充');
    box.remove();
  });

  describe('and a barcode scanner', () => {
    const run = vi.fn();
    const take = vi.fn((_code: string, _place: ScanPlace) => true);
    let said: string[];
    beforeEach(() => {
      vi.clearAllMocks();
      take.mockReturnValue(true);
      const world = shown([command('list.Add', { label: '新建', keys: 'n', run })]);
      said = world.said;
      world.store.provideScans({ take });
    });

    it('its code goes to who takes codes and presses neither a shortcut nor the button in focus #X23', async () => {
      const free = scan('N6901234');
      expect([take.mock.calls.map(([code]) => code), free]).toEqual([['N6901234'], false]);
      // A letter of the code that counted as shortcut would run before this one.
      key('n');
      await waitFor(() => expect(run).toHaveBeenCalled());
      expect(run).toHaveBeenCalledOnce();
    });

    it('in a text it is that text, unless the text’s own rule takes it', () => {
      take.mockReturnValue(false);
      const input = screen.getByLabelText('客户');
      expect(scan('6901234', input)).toBe(true);
      take.mockReturnValue(true);
      expect(scan('6901234', input)).toBe(false);
      expect(take.mock.calls.map(([, { typing }]) => typing)).toEqual([true, true]);
    });

    it('is taken out of a text that the program focused, and stays in one the user went to', () => {
      const input = screen.getByLabelText<HTMLInputElement>('客户');
      const typed = (): void => void fireEvent.change(input, { target: { value: 'A6901234' } });
      const places = (): unknown => take.mock.calls.map(([, { touched }]) => touched);
      take.mockImplementation((_code, place) => {
        place.restore();
        return true;
      });
      giveFocus(input);
      key('6', {}, { on: input });
      typed();
      [...'901234'].forEach((letter) => void key(letter, {}, { on: input, after: 8 }));
      key('Enter', {}, { on: input, after: 8 });
      expect(places()).toEqual([false]);
      expect(input.value).toBe('');
      fireEvent.pointerDown(input);
      scan('6901234', input);
      expect(places()).toEqual([false, true]);
    });

    it('a code nobody takes is said', () => {
      take.mockReturnValue(false);
      scan('6901234');
      expect(said).toEqual(['扫到“6901234”，但当前位置不接收扫码']);
    });

    it('of a page behind a dialog take nothing', () => {
      const dialog = document.body.appendChild(document.createElement('div'));
      dialog.setAttribute('aria-modal', 'true');
      scan('6901234');
      dialog.remove();
      expect(take).not.toHaveBeenCalled();
    });
  });
});

describe('a reader of codes', () => {
  const read = (presses: readonly (readonly [string, number])[]) => {
    const reader = new ScanReader();
    return presses.map(([key, at]) => reader.press({ key, at })).at(-1);
  };
  const typed = (code: string, pause: number): readonly (readonly [string, number])[] =>
    [...code, 'Enter'].map((key, at) => [key, at * pause] as const);

  it.each([
    ['what a scanner types is a code', typed('6901234567892', 10), '6901234567892'],
    ['at the speed of a slow one too', typed('AB-12', scannerPause), 'AB-12'],
    ['what a person types is none', typed('6901234567892', 90), undefined],
    ['three letters are none', typed('abc', 5), undefined],
    [
      'what was typed before a pause is not part of it',
      [['x', 0], ...typed('8899', 9).map(([k, at]) => [k, at + 300] as const)],
      '8899',
    ],
    [
      'Shift for a capital is no letter',
      [
        ['Shift', 0],
        ['A', 5],
        ['1', 10],
        ['2', 15],
        ['3', 20],
        ['Enter', 25],
      ],
      'A123',
    ],
    [
      'an arrow in between ends it',
      [
        ['1', 0],
        ['2', 5],
        ['ArrowDown', 10],
        ['3', 15],
        ['4', 20],
        ['Enter', 25],
      ],
      undefined,
    ],
    [
      'Enter that comes late is a person’s',
      [
        ['1', 0],
        ['2', 5],
        ['3', 10],
        ['4', 15],
        ['Enter', 400],
      ],
      undefined,
    ],
  ] as const)('%s', (_name, presses, code) => expect(read(presses)).toBe(code));
});
