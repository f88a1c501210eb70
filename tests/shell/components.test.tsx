import { act, fireEvent, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { LoginPage } from '../../renderers/pages/LoginPage.tsx';
import { MenuButton } from '../../renderers/shell/MenuButton.tsx';
import { Messages } from '../../renderers/shell/Messages.tsx';
import { TabStrip } from '../../renderers/shell/TabStrip.tsx';
import { UserMenu } from '../../renderers/shell/UserMenu.tsx';
import { failed } from '../../runtime/data/Answer.ts';
import { type Core, CoreContext } from '../../runtime/host/CoreContext.ts';
import { PageHost } from '../../runtime/host/PageHost.tsx';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { SessionStore } from '../../runtime/store/session/SessionStore.ts';
import { AppStore } from '../../runtime/store/shell/AppStore.ts';
import { ConnectionStore } from '../../runtime/store/shell/ConnectionStore.ts';
import { NotifyStore } from '../../runtime/store/shell/NotifyStore.ts';
import { TabStore } from '../../runtime/store/shell/TabStore.ts';
import { memory } from './support.ts';

function core(signIn = vi.fn(async () => failed('422', '用户名或密码错误'))): Core {
  const keep = memory();
  const session = new SessionStore(keep);
  const data = { signIn } as never;
  session.connect(data);
  return {
    app: new AppStore(keep),
    session,
    notify: new NotifyStore(),
    data,
    connection: new ConnectionStore(),
  };
}

const shown = (one: Core, children: ReactNode) =>
  render(
    <CoreContext.Provider value={one}>
      <MemoryRouter>{children}</MemoryRouter>
    </CoreContext.Provider>,
  );

function Throwing(): ReactNode {
  throw new Error('no colour');
}

function Working(): ReactNode {
  return <p>here</p>;
}

describe('a menu button', () => {
  it('opens on its first line, walks with arrows, closes with Escape and gives the focus back', () => {
    const run = vi.fn();
    const lines = ['导入', '导出'].map((text) => ({ key: text, text, run: () => run(text) }));
    render(<MenuButton lines={lines}>更多</MenuButton>);
    const button = screen.getByRole('button', { name: '更多' });
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement?.textContent).toBe('导入');
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    expect(document.activeElement?.textContent).toBe('导出');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('menuitem', { name: '导出' }));
    expect(run.mock.calls).toEqual([['导出']]);
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, button]);
  });
  it('closes when somebody presses beside it', () => {
    render(<MenuButton lines={[{ key: 'a', text: '导入', run: () => undefined }]}>更多</MenuButton>);
    fireEvent.click(screen.getByRole('button', { name: '更多' }));
    fireEvent.pointerDown(screen.getByRole('menuitem', { name: '导入' }));
    expect(screen.getByRole('menu')).toBeDefined();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('messages', () => {
  it('are a status for a success, an alert for an error, and can be closed #M01', () => {
    const one = core();
    shown(one, <Messages />);
    act(() => {
      one.notify.success('保存成功');
      one.notify.error('没有权限');
    });
    expect(screen.getByRole('status').textContent).toBe('保存成功');
    expect(screen.getByRole('alert').textContent).toBe('没有权限');
    const [first] = screen.getAllByRole('button', { name: '关闭' });
    act(() => fireEvent.click(first!));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('alert')).toBeDefined();
  });
  it('offer the id of an error on the server for copying, also without a clipboard for scripts', async () => {
    const one = core();
    shown(one, <Messages />);
    act(() => {
      one.notify.noteErrorId('r-1');
      one.notify.error('服务器好像出了点问题.....（编号 r-1）');
      one.notify.error('没有权限');
    });
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    document.execCommand = () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLTextAreaElement) copied.push(activeElement.value);
      return true;
    };
    const button = screen.getByRole('button', { name: '复制编号' });
    button.focus();
    await act(async () => fireEvent.click(button));
    expect([copied, button.textContent, document.activeElement]).toEqual([['r-1'], '已复制', button]);
  });
  it('do not pile up when the same words come again', () => {
    const one = core();
    shown(one, <Messages />);
    act(() => {
      one.notify.error('x');
      one.notify.error('x');
    });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
  it('ask with 确定 and 取消 and give the answer #M17', async () => {
    const one = core();
    shown(one, <Messages />);
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = one.notify.confirm({ title: '警告', text: '确认要删除选择的数据吗?' });
    });
    expect(screen.getByRole('dialog', { name: '警告' })).toBeDefined();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['确定', '取消']);
    act(() => fireEvent.click(screen.getByRole('button', { name: '确定' })));
    expect(await answer).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('close their window while it still stands in the page, or the browser cannot give the focus back', async () => {
    const one = core();
    shown(one, <Messages />);
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = one.notify.confirm({ title: '警告', text: '确认要删除选择的数据吗?' });
    });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: '警告' });
    const closedIn: boolean[] = [];
    vi.spyOn(dialog, 'close').mockImplementation(() => closedIn.push(dialog.isConnected));
    act(() => fireEvent.click(screen.getByRole('button', { name: '取消' })));
    expect([await answer, closedIn]).toEqual([false, [true]]);
  });
  it('answer no to a question that another one replaces', async () => {
    const { notify } = core();
    const first = notify.confirm({ title: 'a', text: 'a' });
    void notify.confirm({ title: 'b', text: 'b' });
    expect(await first).toBe(false);
  });
});

describe('the login page', () => {
  it('has labelled inputs, announces a refusal and keeps what was typed', async () => {
    const signIn = vi.fn(async () => failed('422', '用户名或密码错误'));
    shown(core(signIn), <LoginPage />);
    fireEvent.change(screen.getByLabelText('用户名'), { target: { value: 'sales' } });
    fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'bad' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '登录' })));
    expect(signIn).toHaveBeenCalledWith('sales', 'bad');
    expect(screen.getByRole('alert').textContent).toBe('用户名或密码错误');
    expect(screen.getByLabelText('密码')).toBe(document.activeElement);
    expect(screen.getByLabelText<HTMLInputElement>('用户名').value).toBe('sales');
  });
  it.each([
    ['', '', ['请输入用户名', '请输入密码'], '用户名'],
    ['  ', 'secret', ['请输入用户名'], '用户名'],
    ['sales', '', ['请输入密码'], '密码'],
  ])(
    'names all that is missing of %j and %j without asking the server',
    async (name, password, said, focused) => {
      const signIn = vi.fn(async () => failed('422', ''));
      shown(core(signIn), <LoginPage />);
      fireEvent.change(screen.getByLabelText('用户名'), { target: { value: name } });
      fireEvent.change(screen.getByLabelText('密码'), { target: { value: password } });
      await act(async () => fireEvent.click(screen.getByRole('button', { name: '登录' })));
      const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
      expect(alerts.filter((text) => text !== '')).toEqual(said);
      expect(screen.getByLabelText(focused)).toBe(document.activeElement);
      expect(signIn).not.toHaveBeenCalled();
    },
  );
  it('hides the password, and lets browsers fill in and paste', () => {
    shown(core(), <LoginPage />);
    const input = screen.getByLabelText<HTMLInputElement>('密码');
    expect([input.type, input.autocomplete, fireEvent.paste(input)]).toEqual([
      'password',
      'current-password',
      true,
    ]);
  });
  it('ties what is missing to its input until something is typed there', async () => {
    shown(core(vi.fn(async () => failed('422', ''))), <LoginPage />);
    const input = screen.getByLabelText('用户名');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '登录' })));
    const described = input.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('请输入用户名');
    fireEvent.change(input, { target: { value: 's' } });
    expect(screen.queryByText('请输入用户名')).toBeNull();
    expect(screen.getByText('请输入密码')).toBeTruthy();
  });
});

describe('who is signed in', () => {
  it('is 未获取到登录信息 when nobody is known #E45', () => {
    shown(core(), <UserMenu />);
    expect(screen.getByRole('button').textContent).toContain('未获取到登录信息');
  });
});

describe('open page tabs', () => {
  it('are tabs by role, walk with arrows and close with Delete', async () => {
    const tabs = new TabStore(memory(), '1');
    tabs.visit('/home', '');
    tabs.visit('/Customer', 'page=2');
    const goTo = vi.fn();
    const Shown = observer(() => <TabStrip tabs={tabs} titleOf={(path) => path.slice(1)} goTo={goTo} />);
    shown(core(), <Shown />);
    const tab = screen.getByRole('tab', { name: 'Customer' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tablist').getAttribute('aria-owns')).toContain(tab.id);
    expect(screen.queryByRole('button', { name: '关闭 home' })).toBeNull();
    tab.focus();
    fireEvent.keyDown(tab, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toBe('home');
    await act(async () => void fireEvent.keyDown(tab, { key: 'Delete' }));
    expect(screen.queryByRole('tab', { name: 'Customer' })).toBeNull();
    expect(goTo).toHaveBeenCalledWith({ path: '/home', search: '' });
  });
});

describe('a page', () => {
  const page = (name: string): PageSchema => ({ format: 1, page: name, path: `/${name}` });
  const renderers = new RendererRegistry([
    {
      slot: 'page',
      type: 'throws',
      Component: Throwing,
    },
    { slot: 'page', type: 'works', Component: Working },
  ]);
  const host = (name: string) => (
    <PageHost page={page(name)} title={name} renderers={renderers} waiting={null} />
  );
  it('nobody draws says which and where', () => {
    shown(core(), host('star'));
    expect(screen.getByRole('alert').textContent).toContain('没有名为【star】的页面显示器（位置：/star）');
  });
  it('that throws says so, and its neighbour lives', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    shown(
      core(),
      <>
        {host('throws')}
        {host('works')}
      </>,
    );
    expect(screen.getByRole('alert').textContent).toContain('【throws】显示出错：no colour');
    expect(screen.getByText('here')).toBeDefined();
    vi.restoreAllMocks();
  });
});

describe('renderers', () => {
  it('of a plugin are not replaced by those that load later', async () => {
    const mine = () => <p>mine</p>;
    const theirs = () => <p>theirs</p>;
    const registry = new RendererRegistry([{ slot: 'page', type: 'a', Component: mine }], async () => [
      { slot: 'page', type: 'a', Component: theirs },
      { slot: 'page', type: 'b', Component: theirs },
    ]);
    await registry.ready();
    expect([registry.find('page', 'a')?.Component, registry.find('page', 'b')?.Component]).toEqual([
      mine,
      theirs,
    ]);
  });
  it('that could not be loaded are tried again', async () => {
    let fails = true;
    const registry = new RendererRegistry([], async () => {
      if (fails) throw new Error('offline');
      return [{ slot: 'page', type: 'a', Component: Working }];
    });
    await expect(registry.ready()).rejects.toThrow('offline');
    fails = false;
    await registry.ready();
    expect(registry.find('page', 'a')).toBeDefined();
  });
});
