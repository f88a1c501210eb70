import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds a module of bench/ like the server and loads it. tsx keeps function names with a call per closure
 * (esbuild's keepNames), which production code does not have; measuring it would measure the loader. `more`:
 * additional programs by name, as paths from the repository root.
 */
export async function builtSuite(
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, () => Promise<number>>>> {
  const { build } = await import('vite');
  // Inside the repository, so that packages resolve.
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
