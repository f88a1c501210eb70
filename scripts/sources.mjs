// Content hashes that show whether a build matches the sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Input of the build. The server reads schemas at start, so a new table needs no build. */
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
  'scripts/backup.ts',
  'scripts/build.mjs',
  'scripts/buildServer.mjs',
  'scripts/compress.mjs',
  'scripts/config.ts',
  'scripts/copyFonts.mjs',
  'scripts/doctor',
  'scripts/doctor.ts',
  'scripts/licences',
  'scripts/migrate.ts',
  'scripts/operator',
  'scripts/pagePieces.ts',
  'scripts/restore.ts',
  'scripts/routerWithoutNames.ts',
  'scripts/sbom.ts',
  'scripts/schema',
  'scripts/usage.json',
];

function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** Bytes of a file, or its error message. The start reports unreadable files. */
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

/** Hash of the sources of the programs in dist. */
export const sourcesHash = () => hashOf(built);

/** Hash of the schemas, which the prepared data directories also depend on. */
export const schemasHash = () => hashOf(['schemas']);

/** Content of `dist/build.json`: the hashes of the last build. Undefined before the first build. */
export function lastBuild() {
  const file = join(root, 'dist', 'build.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
