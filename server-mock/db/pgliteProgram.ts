import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let program: Promise<WebAssembly.Module> | undefined;

const compiled = async (): Promise<WebAssembly.Module> => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')));
};

/**
 * PGlite's program, compiled once a process. Threads share its machine code, so that a thread after the first one (a reopened
 * database, the next test) opens in two thirds of the processor time and runs optimised statements at once.
 */
export const pgliteProgram = (): Promise<WebAssembly.Module> => {
  program ??= compiled();
  return program;
};
