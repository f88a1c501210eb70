// Runs pgliteWorker.ts from source (development and tests): a worker thread does not inherit tsx on every Node version.
import { tsImport } from 'tsx/esm/api';

await tsImport('./pgliteWorker.ts', import.meta.url);
