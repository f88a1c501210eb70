import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Endpoint, endpoint, plainEndpoint } from '../../runtime/wire/Endpoint.ts';
import { anyone, signedIn } from '../../runtime/wire/Right.ts';
import { download, plain, refuse, succeed } from '../../server-mock/http/Answer.ts';
import type { UserCall } from '../../server-mock/http/Call.ts';
import { publicRoute, type Route, userRoute } from '../../server-mock/http/Route.ts';
import { routes } from '../../server-mock/process/routes.ts';
import { root, sourceFiles } from './sourceFiles.ts';

const shipped = ['runtime/', 'renderers/', 'designer/', 'server-mock/', 'plugins/'];
const files = sourceFiles.filter(
  ({ path }) => shipped.some((room) => path.startsWith(room)) && !path.startsWith('runtime/wire/'),
);

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);

const pathsIn = (text: string): number =>
  text
    .split('\n')
    .filter((line) => !isComment(line))
    .reduce((count, line) => count + [...line.matchAll(/['"`]\/?api\//g)].length, 0);

/** Code that decodes query texts, or reads them undecoded. */
const decodes =
  /(?:JSON\.parse|parseJson)\([^)\n]{0,80}\b(?:wheres|filters|multiples)\b|\bbody\.(?:wheres|filters?|multiples)\b/;

/** The endpoints of every `…Endpoints.ts`. */
const declaredEndpoints = async (): Promise<readonly Endpoint[]> => {
  const found = sourceFiles.filter(({ path }) => /^runtime\/wire\/.*Endpoints\.ts$/.test(path));
  const modules = await Promise.all(
    found.map(
      async ({ path }): Promise<Readonly<Record<string, Readonly<Record<string, Endpoint>>>>> =>
        import(join(root, path)),
    ),
  );
  return modules.flatMap((one) => Object.values(one).flatMap((family) => Object.values(family)));
};

describe('one wire', () => {
  it('paths are written in runtime/wire only', () => {
    expect(files.filter(({ text }) => pathsIn(text) > 0).map(({ path }) => path)).toEqual([]);
  });

  it('the texts of a query are decoded in runtime/wire only', () => {
    expect(files.filter(({ text }) => decodes.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('notices a path and a decoded text', () => {
    expect(pathsIn("const path = '/api/user/login';\n/** `/api/user/login` */")).toBe(1);
    expect(pathsIn("http.plain('api/user/login')")).toBe(1);
    expect(decodes.test('JSON.parse(String(sent.wheres))')).toBe(true);
    expect(decodes.test('decode(body.filters)')).toBe(true);
  });

  it('an endpoint says what right it needs', () => {
    // @ts-expect-error An endpoint needs a right.
    expect(endpoint<null>()('GET', '/api/x').right).toBeUndefined();
    const bare = { method: 'GET', path: '/api/x', run: async () => plain(null) } as const;
    // @ts-expect-error A route needs a right.
    const route: Route = { ...bare, access: 'user' };
    expect(route.path).toBe('/api/x');
    // @ts-expect-error A call without sign-in has no user.
    publicRoute(endpoint<number>()('GET', '/api/x', anyone), async (call: UserCall) =>
      succeed(null, call.user.id),
    );
    // @ts-expect-error A route without sign-in needs a public endpoint.
    publicRoute(endpoint<null>()('GET', '/api/x', signedIn), async () => succeed(null));
  });

  it('a route answers what its endpoint declares', () => {
    const declared = endpoint<{ readonly n: number }>()('GET', '/api/x', signedIn);
    userRoute(declared, async () => succeed(null, { n: 1 }));
    userRoute(declared, async (call) => refuse('404', call.say('server.notFound')));
    // @ts-expect-error The endpoint declares a number.
    userRoute(declared, async () => succeed(null, { n: 'one' }));
    // @ts-expect-error The endpoint declares an envelope.
    userRoute(declared, async () => plain({ n: 1 }));
    const bare = plainEndpoint<{ readonly n: number }>()('GET', '/api/x', signedIn);
    userRoute(bare, async () => plain({ n: 1 }));
    // @ts-expect-error The endpoint declares an answer without an envelope.
    userRoute(bare, async () => succeed(null, { n: 1 }));
    // @ts-expect-error A file is declared as one.
    userRoute(declared, async () => download({ name: 'a', type: 'b', bytes: new Uint8Array() }));
  });

  it('an endpoint without the type of its answer has no route', () => {
    const untyped = endpoint()('GET', '/api/x', signedIn);
    // @ts-expect-error Nothing is declared that the route could answer.
    userRoute(untyped, async () => succeed(null, { n: 1 }));
    // @ts-expect-error Nor without an envelope.
    userRoute(untyped, async () => plain({ n: 1 }));
  });

  it('every route comes from an endpoint, and every endpoint has a route', async () => {
    const declared = new Set(
      (await declaredEndpoints()).map(({ method, path }) => `${method} ${path.toLowerCase()}`),
    );
    const made = routes.map(({ method, path }) => `${method} ${path.toLowerCase()}`);
    expect(made.filter((route) => !declared.has(route))).toEqual([]);
    expect([...declared].filter((one) => !made.includes(one))).toEqual([]);
  });
});
