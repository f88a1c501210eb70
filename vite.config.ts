import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { pagePieces } from './scripts/pagePieces.ts';
import { routerWithoutNames } from './scripts/routerWithoutNames.ts';

/** Where `npm run dev` runs the server. */
const server = process.env.JIG_SERVER ?? 'http://127.0.0.1:8080';
const served = ['/api', '/healthz', '/readyz', '/metrics', '/schemas'];

const config: UserConfig = {
  plugins: [react(), routerWithoutNames()],
  resolve: {
    alias: [
      // VTable's renderer brings an animation player that evaluates text as code; see the file.
      { find: 'lottie-web', replacement: new URL('./renderers/grid/noLottie.ts', import.meta.url).pathname },
      {
        find: './quickControl',
        replacement: new URL('./renderers/fields/noPresets.ts', import.meta.url).pathname,
      },
      // Semi's dates load the library of dates twice otherwise: its own way, and that of `date-fns-tz`, which names no ES modules.
      {
        find: /^date-fns-tz$/,
        replacement: new URL('./node_modules/date-fns-tz/esm/index.js', import.meta.url).pathname,
      },
      { find: /^date-fns\/(?!esm\/)(.+\/index\.js)$/, replacement: 'date-fns/esm/$1' },
      // Semi imports lodash by function; the same functions of es-toolkit are a third of the size (docs/DEPENDENCIES.md).
      { find: /^lodash\/(\w+)$/, replacement: 'es-toolkit/compat/$1' },
    ],
  },
  // Relative, so that one build serves under any BASE_PATH; the server writes the base into index.html.
  base: './',
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    emptyOutDir: true,
    sourcemap: false,
    reportCompressedSize: false,
    // VTable alone is larger than the default limit; the sizes that count are measured by `npm run bench`.
    chunkSizeWarningLimit: 2500,
  },
  server: {
    proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])),
  },
};

export default defineConfig(async ({ command }) =>
  command === 'build'
    ? {
        ...config,
        build: {
          ...config.build,
          rolldownOptions: { output: { codeSplitting: { groups: await pagePieces(config) } } },
        },
      }
    : config,
);
