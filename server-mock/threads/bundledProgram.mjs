// Bundles a worker thread's program from source, for development and tests. Transforming it file by file in each thread takes
// a second of CPU time; the tests start hundreds.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'jig', 'workers');

const timeOf = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs;

/** The inputs of the last bundle with their times; undefined: none. */
function lastInputs(note) {
  try {
    return JSON.parse(readFileSync(note, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes beside the target and renames, because threads of several processes bundle at once. */
function replaceFile(file, content) {
  const partial = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(partial, content);
  renameSync(partial, file);
}

/**
 * Address of a bundle of this program, made again when one of its sources changed. Packages stay in node_modules.
 * @param {string} entry File URL of the program.
 * @returns {string}
 */
export function bundledProgram(entry) {
  const source = fileURLToPath(entry);
  const name = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const note = join(cache, `${name}.json`);
  const last = lastInputs(note);
  if (last !== undefined && Object.entries(last.inputs).every(([file, time]) => timeOf(file) === time))
    return pathToFileURL(join(cache, last.file)).href;
  const { outputFiles, metafile } = buildSync({
    entryPoints: [source],
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const [{ contents }] = outputFiles;
  // A name by content: a thread that starts meanwhile reads the one that its note named.
  const file = `${name}-${createHash('sha256').update(contents).digest('hex').slice(0, 16)}.mjs`;
  const inputs = Object.fromEntries(Object.keys(metafile.inputs).map((input) => [input, timeOf(input)]));
  mkdirSync(cache, { recursive: true });
  replaceFile(join(cache, file), contents);
  replaceFile(note, JSON.stringify({ file, inputs }));
  return pathToFileURL(join(cache, file)).href;
}
