// Bundles a worker thread's program from source, for development and tests. Transforming it file by file in each thread takes
// a second of CPU time; the tests start hundreds.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
/** Packages that read files of their own folder. Any other one loads in a fraction of the time when it is bundled. */
const external = ['@electric-sql/pglite', 'pdfkit', 'sanitize-html'];
/** Changes with every other version of a package. */
const lockFile = 'package-lock.json';
const cache = join(root, 'node_modules', '.cache', 'jig', 'threads');

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
 * Address of a bundle of this program and its packages, made again when a source or the lock file changed.
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
  // Not imported above: most threads start from a bundle that is there.
  const { outputFiles, metafile } = require('esbuild').buildSync({
    entryPoints: [source],
    absWorkingDir: root,
    bundle: true,
    external,
    // Packages of the older kind require modules of Node.
    banner: {
      js: `import { createRequire } from 'node:module'; globalThis.require = createRequire(${JSON.stringify(import.meta.url)});`,
    },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const [{ contents }] = outputFiles;
  // A name by content: a thread that starts meanwhile reads the one that its note named.
  const file = `${name}-${createHash('sha256').update(contents).digest('hex').slice(0, 16)}.mjs`;
  const sources = Object.keys(metafile.inputs).filter((input) => !/(?:^|\/)node_modules\//.test(input));
  const inputs = Object.fromEntries([...sources, lockFile].map((input) => [input, timeOf(input)]));
  mkdirSync(cache, { recursive: true });
  replaceFile(join(cache, file), contents);
  replaceFile(note, JSON.stringify({ file, inputs }));
  return pathToFileURL(join(cache, file)).href;
}
