// Content hashes that say whether what was built still fits the sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** What the build reads. Schemas are read at start, so a new table needs no build. */
const built = [
  'expressions',
  'runtime',
  'renderers',
  'designer',
  'server-mock',
  'plugins',
  'main.tsx',
  'index.html',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/buildServer.mjs',
  'scripts/compress.mjs',
  'scripts/pagePieces.ts',
];

function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** A file that cannot be read is the start's to report. */
function bytesOf(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    return String(error);
  }
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf))
    hash
      .update(file)
      .update('\0')
      .update(bytesOf(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** What decides the programs in dist. */
export const sourcesHash = () => hashOf(built);

/** What decides the prepared data directories besides the programs. */
export const schemasHash = () => hashOf(['schemas']);

/** `dist/build.json`: what dist was made from; undefined before the first build. */
export function lastBuild() {
  const file = join(root, 'dist', 'build.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
