// Bundles the server sources into a few files. Packages with WASM and data files stay in node_modules.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const commands = ['backup', 'restore', 'migrate', 'doctor', 'config'];

await build({
  root,
  logLevel: 'warn',
  configFile: false,
  publicDir: false,
  // Bundled, these packages load in a fraction of the time: threads for workbooks and prints read some anew.
  ssr: {
    noExternal: [
      'kysely',
      'hono',
      '@hono/node-server',
      'jose',
      'hucre',
      'papaparse',
      'saxes',
      'xlsx',
      'echarts',
      'zrender',
    ],
  },
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
        printWorker: `${root}server-mock/prints/pdf/printWorker.ts`,
        richTextWorker: `${root}server-mock/richText/richTextWorker.ts`,
        // Commands of operators, for an installation without the development packages (scripts/run.mjs).
        ...Object.fromEntries(commands.map((name) => [name, `${root}scripts/${name}.ts`])),
      },
      // No subfolders, because the program looks for its workers in its own folder.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', format: 'es' },
    },
  },
});
