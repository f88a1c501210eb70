// Module hooks of typescript.mjs. What they made of a file is kept in node_modules/.cache, found by its content.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from 'esbuild';

const kept = fileURLToPath(new URL('../../node_modules/.cache/jig/typescript/', import.meta.url));
mkdirSync(kept, { recursive: true });

const options = {
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: 'inline',
  sourcesContent: false,
};

/** The JavaScript of a TypeScript file. */
function javaScriptOf(path) {
  const text = readFileSync(path, 'utf8');
  const name = createHash('sha256')
    .update(JSON.stringify([version, options, path, text]))
    .digest('hex');
  const place = join(kept, `${name}.mjs`);
  try {
    return readFileSync(place, 'utf8');
  } catch {
    const { code } = transformSync(text, {
      ...options,
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      sourcefile: path,
    });
    // Several processes may write the same file.
    const unfinished = `${place}.${process.pid}`;
    writeFileSync(unfinished, code);
    renameSync(unfinished, place);
    return code;
  }
}

/** Kinds of files that Node.js does not read and the build does, by the end of their names. Styles have no effect here. */
const sources = {
  ts: javaScriptOf,
  tsx: javaScriptOf,
  css: () => '',
  json: (path) => `export default JSON.parse(${JSON.stringify(readFileSync(path, 'utf8'))});`,
};

/** `resolve` of Node.js's module hooks: like the build, finds a file of a package whose name is written without its end. */
export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context);
  } catch (error) {
    const isOfPackage = !specifier.startsWith('.') || context.parentURL?.includes('/node_modules/');
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !isOfPackage || specifier.endsWith('.js')) throw error;
    return next(`${specifier}.js`, context);
  }
}

/** `load` of Node.js's module hooks. */
export async function load(url, context, next) {
  const { protocol, pathname } = new URL(url);
  const sourceOf = sources[/\.(\w+)$/.exec(pathname)?.[1] ?? ''];
  if (protocol !== 'file:' || sourceOf === undefined || context.importAttributes?.type === 'json')
    return next(url, context);
  return { format: 'module', source: sourceOf(fileURLToPath(url)), shortCircuit: true };
}
