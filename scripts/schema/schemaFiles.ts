import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Path from the repository root with forward slashes. For files outside, the absolute path. */
export const shownPath = (file: string): string => {
  const path = relative(root, file);
  return (path.startsWith('..') || isAbsolute(path) ? file : path).replaceAll('\\', '/');
};

/**
 * Every schema file of the repository except the published JSON Schemas: path -> text. `checkout`: the folder that holds
 * `schemas`.
 */
export const shippedFiles = (checkout = root): Map<string, string> => {
  const entries = readdirSync(join(checkout, 'schemas'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.endsWith('.schema.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map(
      (file) => [relative(checkout, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')] as const,
    ),
  );
};

/**
 * Reads files named on the command line, relative to the current folder. Throws the system's error when a
 * file cannot be read.
 */
export const namedFiles = (names: readonly string[]): Map<string, string> =>
  new Map(names.map((name) => [shownPath(resolve(name)), readFileSync(resolve(name), 'utf8')] as const));
