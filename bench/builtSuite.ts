import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Loads a module of bench/ built as the server is built. What runs through tsx keeps function names by a call per closure
 * (esbuild's keepNames), which production code does not pay: measuring it would measure the loader.
 * `more`: further programs beside it, by name, from the repository's root.
 */
export async function builtSuite(
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, () => Promise<number>>>> {
  const { build } = await import('vite');
  // Inside the repository, because packages are found from there.
  const outDir = `${root}dist/bench/${name}-${process.pid}`;
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
          [name]: `${root}bench/${name}.ts`,
          pgliteWorker: `${root}server-mock/db/pgliteWorker.ts`,
          ...Object.fromEntries(Object.entries(more).map(([program, path]) => [program, root + path])),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', format: 'es' },
      },
    },
  });
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  return import(`${outDir}/${name}.js`);
}
