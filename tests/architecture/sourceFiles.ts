import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The checkout's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** One source file and what it imports. */
export interface SourceFile {
  /** Path from the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Imported files of ours, from the root; includes type-only imports. */
  readonly files: readonly string[];
  /** Imported packages: `react`, `@visactor/vtable`, `node:fs`. */
  readonly packages: readonly string[];
}

const codeFolders = [
  'expressions',
  'runtime',
  'renderers',
  'designer',
  'plugins',
  'server-mock',
  'bench',
  'scripts',
  'tests',
  'docs',
];

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : walk(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

function exists(folder: string): boolean {
  try {
    readdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

/** Removes a query: `./a.ts?1&copy` loads `./a.ts` once more. */
function withoutQuery(specifier: string): string {
  return specifier.split('?')[0] ?? specifier;
}

/** Entries of this package by the name plugins import: `jig/plugin` and the files behind it. */
const ownEntries: ReadonlyMap<string, string> = new Map(
  Object.entries<string>(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).exports).map(
    ([entry, path]) => [entry.replace('.', 'jig'), path.replace('./', '')],
  ),
);

/** Every source file of the checkout with its imports, read once. */
export const sourceFiles: readonly SourceFile[] = [
  ...codeFolders
    .map((folder) => join(root, folder))
    .filter(exists)
    .flatMap(walk),
  join(root, 'main.tsx'),
].map((absolute) => {
  const text = readFileSync(absolute, 'utf8');
  const specifiers = ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName);
  return {
    path: relative(root, absolute).replaceAll('\\', '/'),
    text,
    files: specifiers.flatMap((specifier) => {
      const entry = ownEntries.get(specifier);
      if (entry !== undefined) return [entry];
      if (!specifier.startsWith('.')) return [];
      return [
        relative(root, normalize(join(dirname(absolute), withoutQuery(specifier)))).replaceAll('\\', '/'),
      ];
    }),
    packages: specifiers
      .filter((specifier) => !specifier.startsWith('.') && !ownEntries.has(specifier))
      .map(packageOf),
  };
});
