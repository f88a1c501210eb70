import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Suite } from './Suite.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Exports of a module of bench/. */
type Exports = Readonly<Record<string, Suite>>;

/**
 * Builds modules of bench/ like the server; answers how each is loaded. tsx keeps function names with a call per closure
 * (esbuild's keepNames), which production code does not have; measuring it would measure the loader. `more`:
 * additional programs by name, as paths from the repository root.
 */
export async function buildSuites(
  names: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<(name: string) => Promise<Exports>> {
  const { build } = await import('vite');
  // Inside the repository, so that packages resolve.
  const outDir = `${root}dist/bench/${names[0]}-${process.pid}`;
  await build({
    root,
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      minify: false,
      reportCompressedSize: false,
      rollupOptions: {
        input: {
          ...Object.fromEntries(names.map((name) => [name, `${root}bench/${name}.ts`])),
          pgliteWorker: `${root}server-mock/db/pgliteWorker.ts`,
          ...Object.fromEntries(Object.entries(more).map(([program, path]) => [program, root + path])),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', format: 'es' },
      },
    },
  });
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  return (name) => import(`${outDir}/${name}.js`);
}
