import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Path from the checkout with forward slashes; outside it the absolute path. */
export const shownPath = (file: string): string => {
  const path = relative(root, file);
  return (path.startsWith('..') || isAbsolute(path) ? file : path).replaceAll('\\', '/');
};

/** Every schema file of the checkout but the published JSON Schemas: path -> text. */
export const shippedFiles = (): Map<string, string> => {
  const entries = readdirSync(join(root, 'schemas'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.endsWith('.schema.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(files.map((file) => [shownPath(file), readFileSync(file, 'utf8')] as const));
};

/** Files named on the command line, relative to where the person stands. Throws the system's error when one cannot be read. */
export const namedFiles = (names: readonly string[]): Map<string, string> =>
  new Map(names.map((name) => [shownPath(resolve(name)), readFileSync(resolve(name), 'utf8')] as const));
