import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../schema/schemaFiles.ts';

/** Texts of all test and case files, by path below `tests/`. */
export const readTests = (): ReadonlyMap<string, string> => {
  const folder = join(root, 'tests');
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:test\.tsx?|spec\.ts|ts|json)$/.test(path))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
  );
};
