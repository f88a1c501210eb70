import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { closeAllTabs, closeOtherTabs, closeTab } from '../../renderers/shell/closeTabs.ts';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { Http } from '../../runtime/data/Http.ts';
import { httpDataSource } from '../../runtime/data/HttpDataSource.ts';
import { menuTree, searchMenu } from '../../runtime/host/menuTree.ts';
import { DictionaryStore } from '../../runtime/store/choices/DictionaryStore.ts';
import { nodeAndBelow } from '../../runtime/store/list/nodeAndBelow.ts';
import { SessionStore } from '../../runtime/store/session/SessionStore.ts';
import { AppStore } from '../../runtime/store/shell/AppStore.ts';
import { NotifyStore } from '../../runtime/store/shell/NotifyStore.ts';
import { type OpenTab, TabStore } from '../../runtime/store/shell/TabStore.ts';
import type { MenuItem } from '../../runtime/wire/session/SessionData.ts';
import { memory } from './support.ts';

describe('open tabs', () => {
  it('keep home first and come back after a reload, each with its query', () => {
    const keep = memory();
    const tabs = new TabStore(keep, '2');
    tabs.visit('/Customer', 'page=2');
    tabs.visit('/Orders', '');
    expect(new TabStore(keep, '2').tabs).toEqual([
      { path: '/home', search: '' },
      { path: '/Customer', search: 'page=2' },
      { path: '/Orders', search: '' },
    ]);
    expect(new TabStore(keep, '3').tabs).toHaveLength(1);
  });
  it('give the neighbour to go to when the one in front closes', () => {
    const tabs = new TabStore(memory(), '2');
    for (const path of ['/A', '/B', '/C']) tabs.visit(path, '');
    tabs.visit('/B', '');
    expect(tabs.close('/B')?.path).toBe('/C');
    tabs.visit('/C', '');
    expect(tabs.close('/C')?.path).toBe('/A');
    expect(tabs.close('/home')).toBeUndefined();
  });
  it('have none in front while a notice is shown, and stay open', () => {
    const tabs = new TabStore(memory(), '2');
    tabs.visit('/A', '');
    tabs.visitNone();
    expect([tabs.active, tabs.tabs.map(({ path }) => path)]).toEqual(['', ['/home', '/A']]);
  });
  it('stay where one is when another closes', () => {
    const tabs = new TabStore(memory(), '2');
    tabs.visit('/A', '');
    tabs.visit('/B', '');
    expect(tabs.close('/A')).toBeUndefined();
    expect(tabs.active).toBe('/B');
  });
  it('with unsaved work come to the front and ask; who stays with it stops the closing of the rest #X19', async () => {
    const tabs = new TabStore(memory(), '2');
    for (const path of ['/A', '/B', '/C']) tabs.visit(path, '');
    const fronts: (string | undefined)[] = [];
    const goTo = (tab: OpenTab | undefined): void => void (tab && fronts.push(tab.path));
    const open = (): string => tabs.tabs.map(({ path }) => path).join();
    let answer = false;
    const done = tabs.guard('/B', { unsaved: () => true, leave: async () => answer });
    await closeTab(tabs, { path: '/B', search: '' }, goTo);
    await closeAllTabs(tabs, goTo);
    await closeOtherTabs(tabs, goTo);
    expect([fronts, open()]).toEqual([['/B', '/B', '/B'], '/home,/A,/B,/C']);
    answer = true;
    await closeOtherTabs(tabs, goTo);
    expect([fronts.slice(3), open()]).toEqual([['/B', '/C'], '/home,/C']);
    done();
    await closeTab(tabs, { path: '/C', search: '' }, goTo);
    expect([fronts.slice(5), open()]).toEqual([['/home'], '/home']);
  });
  it('with unsaved work are not the ones that make room', () => {
    const tabs = new TabStore(memory(), '2');
    for (let at = 0; at < 20; at += 1) {
      tabs.visit(`/P${at}`, '');
      if (at === 1) tabs.guard('/P1', { unsaved: () => true, leave: async () => true });
    }
    const paths = tabs.tabs.map(({ path }) => path);
    expect([paths.length, paths.includes('/P1'), paths.includes('/P0')]).toEqual([15, true, false]);
  });
  it('do not break on what somebody else wrote into the storage', () => {
    const keep = memory();
    keep.setItem('jig.tabs.2', '{"not":"tabs"}');
    expect(new TabStore(keep, '2').tabs).toEqual([{ path: '/home', search: '' }]);
  });
});

describe('dictionaries', () => {
  it('asked for in one tick travel in one call, and answer through the read #G09', async () => {
    const calls: (readonly string[])[] = [];
    const store = new DictionaryStore({
      dictionaries: async (wanted: readonly string[]) => {
        calls.push(wanted);
        return answered(
          wanted.map((dicNo) => ({ dicNo, dicName: dicNo, data: [{ key: 1, value: `${dicNo}-1` }] })),
        );
      },
    } as never);
    const seen: (string | undefined)[] = [];
    const stop = autorun(() => seen.push(store.label('a', 1)));
    store.options('b');
    store.options('a');
    await new Promise((done) => setTimeout(done));
    stop();
    expect(calls).toEqual([['a', 'b']]);
    expect(seen).toEqual([undefined, 'a-1']);
  });
  it('show keys and say why once when they cannot be had', async () => {
    const said: string[] = [];
    const store = new DictionaryStore(
      { dictionaries: async () => failed('network', '断了') } as never,
      (message) => said.push(message),
    );
    store.options('a');
    await new Promise((done) => setTimeout(done));
    expect([store.label('a', 7), said]).toEqual(['7', ['断了']]);
  });
  it('load what failed, and nothing else, when they are retried: the labels on screen follow', async () => {
    let isThere = false;
    const calls: unknown[] = [];
    const answer = async <T>(asked: unknown, data: T) => {
      calls.push(asked);
      return isThere ? answered(data) : failed('network', '断了');
    };
    const entry = (dicNo: string) => ({ dicNo, dicName: dicNo, data: [{ key: 1, value: `${dicNo}-1` }] });
    const store = new DictionaryStore({
      dictionaries: (wanted: readonly string[]) => answer(wanted, wanted.map(entry)),
      dictionaryLabels: (wanted: Record<string, string[]>) => answer(wanted, Object.keys(wanted).map(entry)),
    } as never);
    const seen: unknown[] = [];
    const stop = autorun(() =>
      seen.push([store.label('unit', 1), store.remoteLabel('people', '1'), store.retries]),
    );
    expect(seen).toEqual([[undefined, undefined, 0]]);
    await new Promise((done) => setTimeout(done));
    expect(seen.at(-1)).toEqual(['1', '1', 0]);
    isThere = true;
    calls.length = 0;
    store.retry();
    await new Promise((done) => setTimeout(done));
    expect(calls).toEqual([['unit'], { people: ['1'] }]);
    expect(seen.at(-1)).toEqual(['unit-1', 'people-1', 1]);
    store.retry();
    await new Promise((done) => setTimeout(done));
    stop();
    expect(calls).toHaveLength(2);
  });
});

describe('the session', () => {
  it('is kept in the browser and gone after signing out #E44', async () => {
    const keep = memory();
    const session = new SessionStore(keep);
    session.connect({
      signIn: async () => answered({ user_Id: 2, userName: 'sales', realName: '', token: 't' }),
    } as never);
    await session.signIn('sales', 'x');
    expect(new SessionStore(keep).token).toBe('t');
    expect(session.displayName).toBe('sales');
    session.signOut();
    expect([session.signedIn, new SessionStore(keep).signedIn, session.displayName]).toEqual([
      false,
      false,
      undefined,
    ]);
  });
  it('looks as a role in one window only, and is itself again when that ends', async () => {
    const [keep, window] = [memory(), memory()];
    const session = new SessionStore(keep, window);
    const own = { user_Id: 2, userName: 'sales', realName: '', token: 't' };
    session.connect({ signIn: async () => answered(own), signOut: async () => answered(undefined) } as never);
    await session.signIn('sales', 'x');
    session.lookAs({ token: 'as', roleName: '访客' });
    session.replaceToken('as2');
    expect([session.token, session.user, session.look.now?.roleName]).toEqual(['as2', undefined, '访客']);
    expect([new SessionStore(keep, window).token, new SessionStore(keep, memory()).token]).toEqual([
      'as2',
      't',
    ]);
    // The server no longer takes the token of the role.
    session.end();
    expect([session.token, session.isEnded, window.kept.size]).toEqual(['t', false, 0]);
    session.lookAs({ token: 'as', roleName: '访客' });
    session.signOut();
    expect([session.token, session.look.now, window.kept.size]).toEqual([undefined, undefined, 0]);
    session.end();
    expect(session.isEnded).toBe(false);
  });
  it('that the server ended is another thing than leaving, and remembers whose it was', async () => {
    const session = new SessionStore(memory());
    session.connect({
      signIn: async () => answered({ user_Id: 2, userName: 'sales', realName: '', token: 't' }),
      signOut: async () => answered(undefined),
    } as never);
    await session.signIn('sales', 'x');
    session.end();
    // Calls that were on their way end it once more.
    session.end();
    expect([session.signedIn, session.isEnded, session.lastUserId]).toEqual([false, true, 2]);
    await session.signIn('sales', 'x');
    expect(session.isEnded).toBe(false);
    session.leave();
    expect([session.signedIn, session.isEnded, session.lastUserId]).toEqual([false, false, 2]);
  });
  it('leaves no message and no question behind', async () => {
    const notify = new NotifyStore();
    notify.error('授权未通过');
    notify.success('保存成功');
    const asked = notify.confirm({ title: '提示', text: '是否继续?' });
    notify.clear();
    expect([notify.toasts, notify.question, await asked]).toEqual([[], undefined, false]);
  });
  it('has short errors where the page says the same, and takes errors away with what they are about', () => {
    vi.useFakeTimers();
    const notify = new NotifyStore();
    const texts = () => notify.toasts.map(({ text }) => text);
    notify.error('服务器错误');
    notify.error('客户不能为空', true);
    vi.advanceTimersByTime(3_000);
    expect(texts()).toEqual(['服务器错误']);
    notify.success('保存成功');
    notify.clearErrors();
    expect(texts()).toEqual(['保存成功']);
    vi.useRealTimers();
  });
  it('ends on the server with its own token when the user leaves, and here whatever the server says', async () => {
    const calls: unknown[] = [];
    const session = new SessionStore(memory());
    const http = new Http({
      token: () => session.token,
      locale: () => 'zh',
      onToken: session.replaceToken,
      onUnauthorised: session.signOut,
      fetch: async (path, init) => {
        calls.push([path, new Headers(init?.headers).get('authorization')]);
        const data = { user_Id: 2, userName: 'sales', realName: '', token: 't', mustChangePassword: true };
        return Response.json({ status: true, data });
      },
    });
    session.connect(httpDataSource(http));
    await session.signIn('sales', 'x');
    expect(session.mustChangePassword).toBe(true);
    await session.changePassword('x', 'another-1');
    expect([session.mustChangePassword, session.token]).toEqual([false, 't']);
    session.leave();
    expect(session.signedIn).toBe(false);
    expect(calls.at(-1)).toEqual(['/api/User/logout', 'Bearer t']);
  });

  describe('keeps menus and rights', () => {
    const data = (version: string, userId = 2) => ({
      user: {
        user_Id: userId,
        userName: 'sales',
        realName: '',
        roleIds: [],
        roleNames: [],
        isSuperAdmin: false,
        subordinateIds: [],
      },
      grants: { Search: ['Customer'] },
      fieldRights: {},
      menus: [],
      pages: [],
      app: {
        name: '工装',
        timeZone: 'Asia/Shanghai',
        now: '2026-03-05 10:00:00',
        pageSizes: [30],
        pageSize: 30,
      },
      version,
    });
    /** A browser with this storage whose server has this version; the addresses it asked. */
    const start = async (keep: ReturnType<typeof memory>, version: string, userId = 2) => {
      const asked: string[] = [];
      const session = new SessionStore(keep);
      const http = new Http({
        token: () => session.token,
        locale: () => 'zh',
        onToken: session.replaceToken,
        onUnauthorised: session.signOut,
        fetch: async (request) => {
          const path = String(request);
          asked.push(path);
          if (path.includes('login'))
            return Response.json({
              status: true,
              data: { user_Id: userId, userName: 'sales', realName: '', token: 't' },
            });
          const { app } = data(version);
          const isSame = path.endsWith(`version=${version}`);
          return Response.json({ status: true, data: isSame ? { app, version } : data(version, userId) });
        },
      });
      session.connect(httpDataSource(http));
      await session.signIn('sales', 'x');
      await session.load();
      return { session, asked: asked.at(-1) };
    };

    it('and names their version to the server, which then sends the rest only', async () => {
      const keep = memory();
      expect((await start(keep, 'v1')).asked).toBe('/api/jig/session');
      const second = await start(keep, 'v1');
      expect(second.asked).toBe('/api/jig/session?version=v1');
      expect(second.session.user?.grants.get('customer')).toEqual(new Set(['Search']));
      const third = await start(keep, 'v2');
      expect([third.asked, third.session.data?.version]).toEqual(['/api/jig/session?version=v1', 'v2']);
      expect((await start(keep, 'v2')).asked).toBe('/api/jig/session?version=v2');
    });

    it('of one user only, and forgets them at sign-out', async () => {
      const keep = memory();
      await start(keep, 'v1');
      const other = await start(keep, 'v1', 3);
      expect([other.asked, other.session.data?.user.user_Id]).toEqual(['/api/jig/session', 3]);
      other.session.signOut();
      expect(keep.getItem('jig.session')).toBeNull();
    });

    it('and drops an answer that comes after its user signed out', async () => {
      const keep = memory();
      const session = new SessionStore(keep);
      let user = 2;
      let answerLate: (answer: Response) => void = () => {};
      const late = new Promise<Response>((resolve) => {
        answerLate = resolve;
      });
      const http = new Http({
        token: () => session.token,
        locale: () => 'zh',
        onToken: session.replaceToken,
        onUnauthorised: session.signOut,
        fetch: async (request) => {
          if (String(request).includes('login'))
            return Response.json({
              status: true,
              data: { user_Id: user, userName: 'sales', realName: '', token: 't' },
            });
          return user === 2 ? late : Response.json({ status: true, data: data('v1', user) });
        },
      });
      session.connect(httpDataSource(http));
      await session.signIn('sales', 'x');
      const first = session.load();
      session.signOut();
      user = 3;
      await session.signIn('sales', 'x');
      await session.load();
      answerLate(Response.json({ status: true, data: data('v1', 2) }));
      await first;
      expect(session.user?.id).toBe(3);
      expect(JSON.parse(keep.getItem('jig.session') ?? 'null').user.user_Id).toBe(3);
    });

    it('and loads everything when the copy is broken', async () => {
      const keep = memory();
      await start(keep, 'v1');
      keep.setItem('jig.session', '{"user": 5}');
      expect((await start(keep, 'v1')).asked).toBe('/api/jig/session');
    });
  });

  it('is signed out when the stored user is broken', () => {
    const keep = memory();
    keep.setItem('user', '{"token": 5}');
    expect(new SessionStore(keep).signedIn).toBe(false);
  });
});

describe('preferences', () => {
  it('in a narrow window the menu lies over the page, and what was preferred beside it is kept', () => {
    const keep = memory();
    const app = new AppStore(keep);
    app.setNarrow(true);
    expect(app.menuCollapsed).toBe(true);
    app.toggleMenu();
    expect(app.menuCollapsed).toBe(false);
    app.closeDrawer();
    expect(app.menuCollapsed).toBe(true);
    app.setNarrow(false);
    expect([app.menuCollapsed, keep.kept.size]).toEqual([false, 0]);
  });

  it('outlive the page', () => {
    const keep = memory();
    const app = new AppStore(keep);
    app.toggleTheme();
    app.toggleLocale();
    const again = new AppStore(keep);
    expect([again.theme, again.locale]).toEqual(['dark', 'en']);
  });
});

const item = (id: number, parentId: number, name: string, url?: string, enable = 1): MenuItem => ({
  id,
  parentId,
  name,
  url,
  enable,
  icon: undefined,
  tableName: undefined,
});

describe('the side menu', () => {
  const menus = [
    item(1, 0, '销售'),
    item(2, 1, '订单', '/Orders'),
    item(3, 0, '空组'),
    item(4, 1, '隐藏', '/Hidden', 2),
  ];
  it('leaves out empty groups and hidden entries', () => {
    expect(
      menuTree(menus).map((node) => [node.item.name, node.children.map((child) => child.item.name)]),
    ).toEqual([['销售', ['订单']]]);
  });
  it('finds an entry with the group that leads to it', () => {
    expect(searchMenu(menuTree(menus), '订')[0]?.children[0]?.item.url).toBe('/Orders');
    expect(searchMenu(menuTree(menus), 'zzz')).toEqual([]);
  });
  it('takes the entries of a group with it that is switched off or hidden', () => {
    const names = (enable: number) =>
      menuTree([
        { ...item(1, 0, '系统'), enable },
        item(2, 1, '日志'),
        item(3, 2, '登录日志', '/Log'),
        item(4, 0, '客户', '/Customer'),
        item(5, 99, '无组', '/Alone'),
      ]).map((node) => node.item.name);
    expect(names(1)).toEqual(['系统', '客户', '无组']);
    expect(names(0)).toEqual(['客户', '无组']);
    expect(names(2)).toEqual(['客户', '无组']);
  });
  it('survives a circle in the data', () => {
    expect(menuTree([item(1, 2, 'a', '/a'), item(2, 1, 'b', '/b')])).toBeDefined();
  });
});

describe('the side tree', () => {
  it('means a node and everything below it, even in a circle', () => {
    const options = [
      { key: 1, value: 'a' },
      { key: 2, value: 'b', parentId: 1 },
      { key: 3, value: 'c', parentId: 2 },
      { key: 1, value: 'a', parentId: 3 },
    ];
    expect(nodeAndBelow(options, '2')).toEqual(['2', '3', '1']);
  });
});
