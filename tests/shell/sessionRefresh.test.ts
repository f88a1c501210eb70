import { expect, it } from 'vitest';
import { answered } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import { SessionStore } from '../../runtime/store/session/SessionStore.ts';
import type { SessionData } from '../../runtime/wire/session/SessionData.ts';
import { memory } from './support.ts';

const sessionWith = (paths: readonly string[]): SessionData =>
  ({
    user: { user_Id: 1, userName: 'admin' },
    menus: paths.map((url, at) => ({ id: at, name: url, url })),
    pages: paths.map((path) => ({ format: 1, page: 'list', path })),
    version: paths.join(),
  }) as unknown as SessionData;

/** A session store over a server whose pages change; `answers` holds calls that are not answered yet. */
const world = () => {
  let paths = ['/Customer'];
  let hear = (): void => undefined;
  const answers: (() => void)[] = [];
  const session = new SessionStore(memory());
  session.connect({
    session: () => {
      const data = sessionWith(paths);
      return new Promise((done) => answers.push(() => done(answered(data))));
    },
    schemaChanges: (listener: () => void) => {
      hear = listener;
      return () => undefined;
    },
  } as unknown as DataSource);
  return {
    session,
    publish: (next: string[]) => {
      paths = next;
      hear();
    },
    answer: async () => {
      answers.shift()?.();
      await new Promise((done) => setTimeout(done));
    },
    open: () => answers.length,
  };
};

it('reads pages and menu again when schemas are published, and leaves what stayed as it was', async () => {
  const { session, publish, answer, open } = world();
  publish(['/Customer']);
  expect(open(), 'nothing is loaded before the session is').toBe(0);
  void session.load();
  await answer();
  const [customer] = session.pages;
  publish(['/Customer', '/Equip_Check']);
  expect(session.pages).toHaveLength(1);
  await answer();
  expect(session.menus.map(({ url }) => url)).toEqual(['/Customer', '/Equip_Check']);
  expect(session.pages[0]).toBe(customer);
  const { pages } = session;
  publish(['/Customer', '/Equip_Check']);
  await answer();
  expect(session.pages).toBe(pages);
});

it('loads once more when schemas are published while it loads', async () => {
  const { session, publish, answer, open } = world();
  void session.load();
  publish(['/Customer', '/Equip_Check']);
  expect(open()).toBe(1);
  await answer();
  await answer();
  expect(session.pages).toHaveLength(2);
  expect(open()).toBe(0);
});
