import { TrieRouter } from 'hono/router/trie-router';
import { expect, it } from 'vitest';
import { RouteTable } from '../../server-mock/http/RouteTable.ts';
import { routes } from '../../server-mock/process/routes.ts';

const table = new RouteTable<string>();
const trie = new TrieRouter<string>();
const own = routes.map(({ method, path }) => [method, path] as const);
const rest = ['/api/*', '/api', '/metrics', '/metrics/*', '/*'].map((path) => ['ALL', path] as const);
for (const [index, [method, path]] of [...own, ...rest].entries()) {
  table.add(method, path, `${index} ${path}`);
  trie.add(method, path, `${index} ${path}`);
}

const filled = own.map(([, path]) => path.replace(/:[^/]+/g, 'x'));
const odd = [
  '/',
  '//',
  '/api',
  '/api/',
  '/apix',
  '/api//page',
  '/api/x/page/',
  '/api/x/unknown',
  '/api/x/y/page',
  '/metrics/a/b',
  '/assets/a.js',
  '/schemas/',
  '/Upload/Tables/a/b/c',
  '/Upload/Tables/a/b',
  '/__proto__/constructor',
];

it.each([...new Set([...filled, ...odd])])('%s reaches the first route that Hono would try', (path) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const [[first] = []] = trie.match(method, path);
    const [[found] = []] = table.match(method, path);
    expect([method, found?.[0], { ...(found?.[1] as object) }]).toEqual([
      method,
      first?.[0],
      { ...(first?.[1] as object) },
    ]);
  }
});
