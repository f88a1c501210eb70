// The server bundle: our sources in a few files; packages that bring WASM and data files stay in node_modules.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

await build({
  root,
  logLevel: 'warn',
  configFile: false,
  publicDir: false,
  // Hundreds of small files of pure code: as part of our few files they take a fraction of the time to start.
  ssr: { noExternal: ['kysely', 'hono', '@hono/node-server', 'jose'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rollupOptions: {
      input: {
        main: `${root}server-mock/process/main.ts`,
        prepareData: `${root}server-mock/process/prepareData.ts`,
        pgliteWorker: `${root}server-mock/db/pgliteWorker.ts`,
        workbookWorker: `${root}server-mock/workbooks/workbookWorker.ts`,
        richTextWorker: `${root}server-mock/richText/richTextWorker.ts`,
      },
      // One folder without subfolders: the program looks for its workers beside itself.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', format: 'es' },
    },
  },
});
