import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds pages (`bench/grid.html`) with vite.config.ts and serves them on a free loopback port. */
export async function servePages(
  pages: readonly string[],
): Promise<{ base: string; close(): Promise<void> }> {
  const { build } = await import('vite');
  const outDir = await mkdtemp(join(tmpdir(), 'jig-pages-'));
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      rollupOptions: { input: pages.map((page) => join(root, page)) },
    },
  });
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(join(outDir, path)).then(
      (body) => response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('servePages: no port');
  return {
    base: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
