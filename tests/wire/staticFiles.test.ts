import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Files, staticFiles } from '../../server-mock/process/staticFiles.ts';

const root = mkdtempSync(join(tmpdir(), 'jig-static-'));
const directory = join(root, 'client');
mkdirSync(join(directory, 'assets'), { recursive: true });
mkdirSync(join(root, 'client-more'));
writeFileSync(join(directory, 'index.html'), '<base href="/"><script src="./assets/a.js"></script>');
writeFileSync(join(directory, 'assets', 'a.js'), 'the script');
writeFileSync(join(directory, '.env'), 'the secret');
for (const folder of [root, directory]) {
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, '.git', 'config'), 'the secret');
}
writeFileSync(join(directory, 'mark.svg'), '<svg/>');
for (const name of ['token.json', 'client-more/token.json', 'token.txt'])
  writeFileSync(join(root, name), 'the secret');
afterAll(() => rmSync(root, { recursive: true }));

const files: Files = staticFiles(directory, '/jig');
const textOf = async (path: string, method = 'GET'): Promise<string | undefined> => {
  const request = { method, url: `http://jig.test${path}`, headers: new Headers() } as Request;
  return (await files(request))?.text();
};

it.each([
  '/../token.json',
  '/..%2ftoken.json',
  '/%2e%2e/token.json',
  '/%2e%2e%2ftoken.json',
  '/assets/..%2f..%2ftoken.json',
  '/..%2fclient-more%2ftoken.json',
  '/..%5ctoken.json',
  '/%252e%252e%252ftoken.json',
  '//token.json',
  '/.env',
  '/.git/config',
  '/../.git/config',
  '/token.txt%00.js',
  '/%zz',
  '/assets/',
])('%s never leaves the built files', async (path) => {
  expect((await textOf(path)) ?? '').not.toContain('the secret');
});

it('a name too long for any file is no trouble of the server', async () => {
  expect(await textOf(`/${'a'.repeat(5000)}.json`)).toBeUndefined();
});

it('texts say their character set', async () => {
  for (const path of ['/', '/assets/a.js', '/mark.svg']) {
    const request = { method: 'GET', url: `http://jig.test${path}`, headers: new Headers() } as Request;
    expect((await files(request))?.headers.get('content-type'), path).toMatch(/^[a-z+/]+; charset=utf-8$/);
  }
});

it('files are served, unknown paths get the page, unknown files and other methods nothing', async () => {
  expect(await textOf('/assets/a.js')).toBe('the script');
  expect(await textOf('/Customer')).toContain('src="/jig/assets/a.js"');
  expect(await textOf('/assets/none.js')).toBeUndefined();
  expect(await textOf('/assets/a.js', 'POST')).toBeUndefined();
});
