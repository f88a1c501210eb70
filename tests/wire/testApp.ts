import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Capability } from '../../server-mock/capability/Capability.ts';
import { migrateAll } from '../../server-mock/catalog/migrateAll.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import type { FileStore } from '../../server-mock/contents/FileStore.ts';
import type { HookRegistry } from '../../server-mock/context/Hook.ts';
import type { ServerContext } from '../../server-mock/context/ServerContext.ts';
import type { ServerPlugin } from '../../server-mock/context/ServerPlugin.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import type { ForeignDatabases } from '../../server-mock/db/foreign/ForeignDatabases.ts';
import type { Logger } from '../../server-mock/log/Logger.ts';
import type { Mailer } from '../../server-mock/mail/Mailer.ts';
import { createApp } from '../../server-mock/process/app.ts';
import { createCatalog, createContext } from '../../server-mock/process/createContext.ts';
import { seedingOf } from '../../server-mock/process/seedingOf.ts';
import { seedSystem } from '../../server-mock/process/seedSystem.ts';
import type { SeedFile } from '../../server-mock/seed/SeedFile.ts';
import { seedFirstRows } from '../../server-mock/seed/seedFirstRows.ts';
import { Clock } from '../../server-mock/time/Clock.ts';
import { seedOver } from '../setup/seedOver.ts';
import { accounts, firstMoment, password } from '../setup/system.ts';
import { type DatabaseKind, openTestDatabase } from '../setup/testDatabase.ts';
import { shipped as productSchemas } from './shipped.ts';

export { password };

/** An answer with parsed body. */
export interface Wire {
  readonly http: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what comes over the wire has the shape each test says
  readonly body: any;
}

type Body = unknown;

/** The application over a fresh, migrated and seeded database, without port. */
export interface TestApp {
  readonly context: ServerContext;
  readonly logged: readonly { readonly level: string; readonly fields: object; readonly message: string }[];
  fetch(path: string, init?: RequestInit, address?: string): Promise<Wire>;
  /** The same, with the answer as it is. */
  rawFetch(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** Signs in; cached per account. */
  token(userName: string): Promise<string>;
  post(userName: string, path: string, body?: Body, headers?: Record<string, string>): Promise<Wire>;
  get(userName: string, path: string): Promise<Wire>;
  /** The unparsed answer, such as a file. */
  raw(userName: string, path: string, init?: RequestInit): Promise<Response>;
  /** Advances the clock. */
  pass(milliseconds: number): void;
  /** Puts another process in the place of this one, over the same database, with nothing in its memory. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** New password of accounts created on screen, set at their first sign-in. */
export const ownPassword = 'jig-demo-own';

export const openTestApp = async (
  kind: DatabaseKind,
  options: {
    readonly file?: SeedFile;
    readonly minutes?: number;
    /** A database to migrate and fill; default: a copy of the system. */
    readonly database?: Database;
    /** A copy of the system that the caller opened, such as one in a directory. */
    readonly copy?: Database;
    /** Wraps the copy of the system, such as in a database that fails. */
    readonly around?: (db: Database) => Database;
    /** Default: that of the database. */
    readonly fileStore?: FileStore;
    /** Opens the replica for reads of much. */
    readonly openReplica?: () => Promise<Database>;
    readonly mailer?: Mailer;
    readonly hooks?: HookRegistry;
    /** Default: all of the product. */
    readonly capabilities?: readonly Capability[];
    /** Default: those of this installation. */
    readonly plugins?: readonly ServerPlugin[];
    /** Folder of the schemas; default those the product ships. */
    readonly schemas?: string;
    readonly trustedProxies?: readonly string[];
    readonly outboundHosts?: readonly string[];
    /** Databases of data sets; the caller closes them. */
    readonly foreign?: ForeignDatabases;
  } = {},
): Promise<TestApp> => {
  /** The product as it is shipped begins with a copy of its system. */
  const isCopy = [options.database, options.schemas, options.capabilities].every((one) => one === undefined);
  const around = options.around ?? ((one: Database) => one);
  const db =
    options.database ??
    options.copy ??
    around(await openTestDatabase(kind, { contents: isCopy ? 'system' : 'empty' }));
  const shipped = options.schemas === undefined ? productSchemas : readBundle(options.schemas);
  const catalog = createCatalog(shipped, options.capabilities, options.plugins);
  let moment = Date.parse(firstMoment);
  const clock = new Clock('Asia/Shanghai', () => new Date(moment));
  const { file } = options;
  if (isCopy) {
    if (file !== undefined) await db.transaction((tx) => seedOver(tx, { catalog, clock }, file));
  } else {
    const migrated = await migrateAll(db, catalog);
    if (!migrated.ok) throw new Error(JSON.stringify(migrated.issues));
    await db.transaction(async (tx) => {
      await seedSystem(tx, { catalog, clock, ...accounts, ...(file && { file }) });
      await seedFirstRows(seedingOf(tx, { catalog, clock }));
    });
  }
  const contentDirectory = mkdtempSync(join(tmpdir(), 'jig-files-'));
  const logged: { level: string; fields: object; message: string }[] = [];
  const record = (level: string) => (fields: object, message: string) =>
    void logged.push({ level, fields, message });
  const log: Logger = { info: record('info'), warn: record('warn'), error: record('error') };
  const start = (own: typeof catalog) =>
    createContext({
      db,
      catalog: own,
      shipped,
      clock,
      log,
      tokenSecret: new TextEncoder().encode('test-secret-of-32-bytes-or-longer'),
      tokenMinutes: options.minutes ?? 120,
      contentDirectory,
      ...(options.fileStore ? { fileStore: options.fileStore } : {}),
      ...(options.openReplica ? { openReplica: options.openReplica } : {}),
      ...(options.mailer ? { mailer: options.mailer } : {}),
      ...(options.hooks ? { hooks: options.hooks } : {}),
      ...(options.capabilities ? { capabilities: options.capabilities } : {}),
      ...(options.plugins ? { plugins: options.plugins } : {}),
      ...(options.trustedProxies ? { trustedProxies: options.trustedProxies } : {}),
      ...(options.outboundHosts ? { outboundHosts: options.outboundHosts } : {}),
      ...(options.foreign ? { foreign: options.foreign } : {}),
    });
  let context = await start(catalog);
  let app = createApp(context);
  const tokens = new Map<string, { readonly token: Promise<string>; readonly at: number }>();
  const rawFetch: TestApp['rawFetch'] = (path, init, address = '10.0.0.1') =>
    app.fetch(new Request(`http://jig.test${path}`, init), address);
  const fetch: TestApp['fetch'] = async (...asked) => {
    const response = await rawFetch(...asked);
    const text = await response.text();
    return { http: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };
  const signIn = async (userName: string): Promise<string> => {
    const { body } = await fetch('/api/user/login', json({ userName, password }));
    const { token: first, mustChangePassword } = body.data;
    if (mustChangePassword !== true) return first;
    const changed = await fetch(
      '/api/user/modifyPwd',
      json({ oldPwd: password, newPwd: ownPassword }, { authorization: `Bearer ${first}` }),
    );
    return changed.body.data.token;
  };
  const token = (userName: string): Promise<string> => {
    const known = tokens.get(userName) ?? { token: signIn(userName), at: moment };
    tokens.set(userName, known);
    return known.token;
  };
  return {
    get context() {
      return context;
    },
    logged,
    fetch,
    rawFetch,
    token,
    post: async (userName, path, body, headers) =>
      fetch(path, json(body, { authorization: `Bearer ${await token(userName)}`, ...headers })),
    get: async (userName, path) =>
      fetch(path, { headers: { authorization: `Bearer ${await token(userName)}` } }),
    raw: async (userName, path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${await token(userName)}`);
      return app.fetch(new Request(`http://jig.test${path}`, { ...init, headers }), '10.0.0.1');
    },
    pass: (milliseconds) => {
      moment += milliseconds;
      // A token issued in the future is refused.
      for (const [userName, { at }] of tokens) if (at > moment) tokens.delete(userName);
    },
    restart: async () => {
      await context.rechecks.end();
      context = await start(createCatalog(shipped, options.capabilities, options.plugins));
      app = createApp(context);
    },
    close: async () => {
      await context.rechecks.end();
      await context.replica?.close();
      await db.close();
      rmSync(contentDirectory, { recursive: true, force: true });
    },
  };
};

/** A JSON request. */
export const json = (body: Body, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body ?? null),
});

/** Body of a Page call. */
export const query = (wheres: readonly object[] = [], more: object = {}): object => ({
  page: 1,
  rows: 30,
  sort: '',
  order: '',
  wheres: JSON.stringify(wheres),
  ...more,
});
