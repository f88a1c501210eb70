// Runs workbookWorker.ts from source (development and tests), as pgliteWorker.dev.mjs does.
import { tsImport } from 'tsx/esm/api';

await tsImport('./workbookWorker.ts', import.meta.url);
