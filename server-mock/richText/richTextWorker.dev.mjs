// Runs richTextWorker.ts from source (development and tests), as pgliteWorker.dev.mjs does.
import { tsImport } from 'tsx/esm/api';

await tsImport('./richTextWorker.ts', import.meta.url);
