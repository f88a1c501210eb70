import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { SchemaCatalog } from '../../server-mock/catalog/SchemaCatalog.ts';
import type { Channel, ChannelListener, Database } from '../../server-mock/db/Database.ts';
import { PostgresChannel } from '../../server-mock/db/PostgresChannel.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import type { DocumentNews } from '../../server-mock/events/DocumentNews.ts';
import type { EventHub } from '../../server-mock/events/EventHub.ts';
import { missedWord } from '../../server-mock/events/newsWords.ts';
import type { Logger } from '../../server-mock/log/Logger.ts';
import { broadcastChanges } from '../../server-mock/process/broadcastChanges.ts';
import { ChangeCounters } from '../../server-mock/totals/ChangeCounters.ts';
import { tcpHost } from '../setup/postgresServer.ts';
import { addressesOf, newPostgresUrl } from '../setup/testDatabase.ts';
import { importFile, workbook } from './sheetFile.ts';
import { sheetsOf } from './sheetOf.ts';
import { json, openTestApp, password, query, type TestApp } from './testApp.ts';

const throughPooler = inject('poolerUrl') !== undefined;

/** Two server processes on one PostgreSQL, each with its own caches. */
describe('several processes on one database', () => {
  let one: TestApp;
  let other: TestApp;
  let url: string;

  beforeAll(async () => {
    url = await newPostgresUrl(inject('postgresTemplates').system);
    one = await openTestApp('postgres', { copy: await openPostgres(addressesOf(url)) });
    other = await openTestApp('postgres', { copy: await openPostgres(addressesOf(url)) });
  });
  afterAll(() => Promise.all([one.close(), other.close()]));

  const total = async (app: TestApp): Promise<number> =>
    (await app.post('admin', '/api/Customer/Page', query())).body.total;

  const add = (app: TestApp, name: string) =>
    app.post('admin', '/api/Customer/Add', {
      mainData: { CustomerName: name, CustomerType: 'direct', Enable: 1 },
    });

  it('a total counted by one is counted again after the other wrote', async () => {
    const before = await total(other);
    const { body } = await add(one, '华东机电');
    expect(body.message).toBe('保存成功');
    await vi.waitFor(async () => expect(await total(other)).toBe(before + 1));
  });

  it('who signs out of one is signed out of the other', async () => {
    const login = await one.fetch('/api/user/login', json({ userName: 'director', password }));
    const authorization = `Bearer ${login.body.data.token}`;
    const status = async (app: TestApp) =>
      (await app.fetch('/api/jig/session', { headers: { authorization } })).http;
    expect([await status(one), await status(other)]).toEqual([200, 200]);
    await one.fetch('/api/user/logout', json({}, { authorization }));
    expect(await status(one)).toBe(401);
    await vi.waitFor(async () => expect(await status(other)).toBe(401));
  });

  it('rights taken away in one are gone in the other', async () => {
    expect((await other.get('sales', '/api/jig/table?name=Customer')).body.status).toBe(true);
    await one.context.db.query('delete from "Sys_RoleAuth"');
    one.context.changes.bump(['Sys_RoleAuth']);
    await vi.waitFor(async () =>
      expect((await other.get('sales', '/api/jig/table?name=Customer')).body.code).toBe('403'),
    );
  });

  it('what one publishes, the other uses', async () => {
    const patch = { fields: [{ field: 'Linkman', title: '对接人' }] };
    await one.post('admin', '/api/jig/schema/publish', { kind: 'design', name: 'Customer', patch });
    await vi.waitFor(async () => {
      const { data } = (await other.get('admin', '/api/jig/table?name=Customer')).body;
      expect(JSON.stringify(data)).toContain('对接人');
    });
  });

  it('a listening connection that was cut is made again, and everything is asked anew', async () => {
    const stamp = other.context.changes.of('Customer');
    await one.context.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jig channel' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(other.context.changes.of('Customer')).toBeGreaterThan(stamp), 5_000);
    const before = await total(other);
    await add(one, '上海精工');
    await vi.waitFor(async () => expect(await total(other)).toBe(before + 1));
  });

  // A pooler has fewer connections than this holds at once.
  it.skipIf(throughPooler)('a change is told while every connection of the pool is lent', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Transactions may use eight of the ten connections; two statements waiting for a lock hold the others.
    const lock = 7_001;
    const lent = Array.from({ length: 8 }, () => {
      let begun = (): void => undefined;
      const isBegun = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const over = one.context.db.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock_shared($1)::text', [lock]);
        begun();
        await held;
      });
      return { isBegun, over };
    });
    await Promise.all(lent.map(({ isBegun }) => isBegun));
    const waiting = Array.from({ length: 2 }, () =>
      one.context.db.query('select pg_advisory_xact_lock($1)::text', [lock]),
    );
    const before = other.context.changes.of('Supplier');
    one.context.changes.bump(['Supplier']);
    try {
      await vi.waitFor(() => expect(other.context.changes.of('Supplier')).toBe(before + 1), 5_000);
    } finally {
      release();
      await Promise.all([...lent.map(({ over }) => over), ...waiting]);
    }
  });

  it('of more tables than fit into one word, each is heard of', async () => {
    const names = Array.from({ length: 250 }, (_, at) => `Table_${at}_${'x'.repeat(45)}`);
    const before = other.context.changes.of('nobody');
    one.context.changes.bump(names);
    await vi.waitFor(() =>
      expect(names.filter((name) => other.context.changes.of(name) === before)).toEqual([]),
    );
  });

  it('an import that runs in one tells where it stands in the other, its owner only, until it is over #X10', async () => {
    const sheets = await sheetsOf(await one.raw('admin', '/api/Customer/DownloadTemplate'));
    const columns = (sheets.客户?.[0] ?? []).map(String);
    const lines = Array.from({ length: 3_000 }, (_, at) =>
      columns.map((column) => ({ 客户名称: `苏州精密${at}厂`, 客户类型: '直销客户' })[column] ?? null),
    );
    const bytes = await workbook([columns, ...lines]);
    const ask = async (user: string) =>
      (await other.get(user, '/api/Customer/ImportProgress?id=bar')).body.data;
    const importing = importFile(one, 'admin', 'Customer', { bytes }, { dryRun: '1', progress: 'bar' });
    await vi.waitFor(async () => expect(await ask('admin')).toMatchObject({ phase: 'checking' }), {
      timeout: 20_000,
      interval: 5,
    });
    expect(await ask('manager')).toBe(null);
    expect((await importing).message).toBe('检查通过，共3000行可以导入');
    expect(await ask('admin')).toBe(null);
  });

  it('what is published while a process starts is in force there too', async () => {
    const database = await openPostgres(addressesOf(url));
    const channel = database.channel.bind(database);
    database.channel = async (listener) => {
      const patch = { fields: [{ field: 'Linkman', title: '商务接口人' }] };
      await one.post('admin', '/api/jig/schema/publish', { kind: 'design', name: 'Customer', patch });
      return channel(listener);
    };
    const late = await openTestApp('postgres', { database });
    const { title } = late.context.catalog.table('Customer')?.byName.get('Linkman') ?? {};
    await late.close();
    expect(title).toBe('商务接口人');
  });
});

describe('what could not be said or read', () => {
  it('is said and read when the database can be asked again, each name once', async () => {
    const said: string[] = [];
    const failures = { say: 2, read: 2 };
    const fails = (what: keyof typeof failures): boolean => failures[what]-- > 0;
    let listener: ChannelListener | undefined;
    const channel: Channel = {
      isClosed: false,
      send: async (word) => {
        if (fails('say')) throw new Error('the pool is exhausted');
        said.push(...(JSON.parse(word) as string[]));
      },
      close: async () => undefined,
    };
    const query = vi.fn(async () => {
      if (fails('read')) throw new Error('the pool is exhausted');
      return { rows: [], affected: 0 };
    });
    const db = {
      query,
      channel: async (heard: ChannelListener) => {
        listener = heard;
        return channel;
      },
    } as unknown as Database; // T } as unknown as Database; the members that a channel and the reading of versions use
    const changes = new ChangeCounters();
    const use = vi.fn();
    const catalog = { use, unfit: [] } as unknown as SchemaCatalog;
    Object.assign(catalog, { whole: catalog });
    const error = vi.fn();
    const log: Logger = { info: vi.fn(), warn: vi.fn(), error };
    await broadcastChanges({ db, catalog, changes, log });
    changes.bump(['Customer', 'Sys_Log']);
    changes.bump(['Customer', 'Supplier']);
    listener?.missed();
    await vi.waitFor(() => expect(use).toHaveBeenCalledTimes(1), 5_000);
    await vi.waitFor(() => expect(said.toSorted()).toEqual(['Customer', 'Supplier', 'Sys_Log']), 5_000);
    expect(query).toHaveBeenCalledTimes(3);
    expect(error).toHaveBeenCalledTimes(4);
  });

  it('is not forgotten where so much happens while a word is said that others must ask everything anew', async () => {
    const said: string[] = [];
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const channel: Channel = {
      isClosed: false,
      send: async (word) => {
        await held;
        said.push(word);
      },
      close: async () => undefined,
    };
    // The members that a channel uses.
    const db = { channel: async () => channel } as unknown as Database;
    let tell: (news: readonly DocumentNews[]) => void = () => undefined;
    const events = {
      tellOthers: (told: typeof tell) => {
        tell = told;
      },
    } as unknown as EventHub;
    const log: Logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const catalog = {} as unknown as SchemaCatalog;
    await broadcastChanges({ db, catalog, changes: new ChangeCounters(), log, events });
    const news = (user: number): DocumentNews => ({
      table: 'Production_SalesOrder',
      keys: [String(user)],
      users: [user],
      roles: [],
    });
    tell([news(1)]);
    tell(Array.from({ length: 1_100 }, (_, index) => news(index + 2)));
    go();
    await vi.waitFor(() => expect(said).toHaveLength(2));
    expect(said[0]).toContain('"users":[1]');
    expect(said[1]).toBe(missedWord);
  });
});

describe('a channel', () => {
  it('that is closed while it connects again leaves no connection and calls nobody', async () => {
    const url = new URL(await newPostgresUrl());
    const [host, port] = [tcpHost, Number(url.port)];
    const through: Socket[] = [];
    let held: (() => void) | undefined;
    const proxy = createServer((socket) => {
      through.push(socket);
      const join = (): void => {
        const inner = connect({ host, port });
        socket.pipe(inner).pipe(socket);
        for (const end of [socket, inner]) end.on('error', () => undefined);
      };
      // The first connection passes; the next one waits until the test releases it.
      if (through.length === 1) join();
      else held = join;
    });
    await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
    url.hostname = tcpHost;
    url.port = String((proxy.address() as AddressInfo).port); // it listens on TCP
    const missed = vi.fn();
    const channel = await PostgresChannel.open(url.href, async () => undefined, { heard: vi.fn(), missed });
    through[0]?.destroy();
    await vi.waitFor(() => expect(held).toBeDefined(), 5_000);
    const closing = channel.close();
    held?.();
    await closing;
    await vi.waitFor(() => expect(through.every((socket) => socket.destroyed)).toBe(true));
    expect(missed).not.toHaveBeenCalled();
    proxy.close();
  });
});
