import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { NamePlace } from '../../runtime/wire/NamedTable.ts';
import { loadAccount } from '../../server-mock/access/loadAccount.ts';
import type { UserCall } from '../../server-mock/http/Call.ts';
import type { UserRoute } from '../../server-mock/http/Route.ts';
import { routes } from '../../server-mock/process/routes.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const userRoutes = routes.filter((route): route is UserRoute => route.access === 'user');

/** Bodies whose members, at any depth, are objects, lists of objects, or at a depth texts that say where they stand. */
type Shape = { readonly depth: number; readonly isList: boolean };
const shapes: readonly Shape[] = [1, 2, 3].flatMap((depth) =>
  [false, true].map((isList) => ({ depth, isList })),
);

const marker = (place: string): string => `§${place}§`;

/** A body that answers every member that is asked for. */
const bodyOf = ({ depth, isList }: Shape, path: readonly string[] = []): Json => {
  const own = new Proxy<Record<string, Json>>(
    {},
    {
      get: (_, member) => {
        if (typeof member !== 'string' || member === 'toJSON' || member === 'then') return undefined;
        const inner = [...path, member];
        return inner.length === depth ? marker(`body.${inner.join('.')}`) : bodyOf({ depth, isList }, inner);
      },
    },
  );
  return isList && path.length > 0 ? [own] : own;
};

describe('a call that takes the name of a table', () => {
  let app: TestApp;
  let admin: UserCall['user'];
  beforeAll(async () => {
    app = await openTestApp(dailyKind);
    const account = await loadAccount(app.context.db, app.context.catalog, 1);
    if (account === undefined) throw new Error('no administrator');
    admin = account.user;
  });
  afterAll(() => app.close());

  /** Places whose texts the operation looks up as the name of a table. */
  const placesOf = async (route: UserRoute): Promise<ReadonlySet<string>> => {
    const found = new Set<string>();
    const note = (text: unknown): void => {
      for (const [, place = ''] of String(typeof text === 'string' ? text : '').matchAll(/§(.+?)§/g))
        found.add(place);
    };
    const { catalog } = app.context;
    const watched = new Proxy(catalog, {
      get: (target, member) => {
        const value: unknown = Reflect.get(target, member, target);
        if (typeof value !== 'function') return value;
        return (...args: readonly unknown[]) => {
          args.forEach(note);
          return Reflect.apply(value, target, args);
        };
      },
    });
    for (const shape of shapes) {
      const body = bodyOf(shape);
      const call = {
        ...{ method: route.method, path: route.path, params: { table: marker('path') }, body },
        ...{ bodyText: '', files: [], stream: null, requestId: 'x', address: '10.0.0.1', locale: 'zh' },
        ...{
          user: admin,
          token: 'x',
          drop: () => undefined,
          header: () => undefined,
          say: (key: string) => key,
        },
        context: { ...app.context, catalog: watched },
        query: (name: string) => (/^(roleId|id|key)$/i.test(name) ? '1' : marker(`query.${name}`)),
        queryAll: () => [],
      } as unknown as UserCall; // what a call of any endpoint may hold
      await route.run(call).catch(() => undefined);
    }
    return found;
  };

  const isDeclared = (route: UserRoute, place: string): boolean =>
    route.names?.at.some((one) => one.toLowerCase() === place.toLowerCase()) === true;

  it.each(userRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s says where it stands, and what it does with a further page',
    async (_, route) => {
      const missing = [...(await placesOf(route))].filter((place) => !isDeclared(route, place));
      if (route.path.includes('/:table/') && !isDeclared(route, 'path')) missing.push('path');
      expect(missing).toEqual([]);
    },
  );

  it('is noticed', async () => {
    const noticed = await Promise.all(userRoutes.map(async (route) => (await placesOf(route)).size));
    expect(noticed.filter((size) => size > 0).length).toBeGreaterThan(50);
    const places = userRoutes.flatMap(({ names }): readonly NamePlace[] => names?.at ?? []);
    expect(new Set(places).size).toBeGreaterThan(10);
  });
});
