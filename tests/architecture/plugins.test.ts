import { describe, expect, it } from 'vitest';
import { pluginFieldTypes } from '../../plugins/fieldTypes.ts';
import { plugins } from '../../plugins/index.ts';
import { sourceFiles } from './sourceFiles.ts';

const byPath = new Map(sourceFiles.map((file) => [file.path, file]));

/** Packages a file imports, directly or through our files. */
function packagesBehind(path: string, seen = new Set<string>()): Set<string> {
  const file = byPath.get(path);
  if (!file || seen.has(path)) return new Set();
  seen.add(path);
  return new Set([...file.packages, ...file.files.flatMap((next) => [...packagesBehind(next, seen)])]);
}

describe('the plugins of this installation', () => {
  it('bring the same field types to browser and server', () => {
    const names = (types: readonly { readonly name: string }[]) => types.map(({ name }) => name).sort();
    expect(names(pluginFieldTypes)).toEqual(names(plugins.flatMap((plugin) => plugin.fieldTypes ?? [])));
  });

  it('bring no React to the server: neither do the lists nor the recipe', () => {
    for (const path of ['plugins/fieldTypes.ts', 'docs/recipes/star-rating/fieldType.ts']) {
      expect(byPath.has(path), path).toBe(true);
      expect(
        [...packagesBehind(path)].filter((name) => name !== 'jsonc-parser'),
        path,
      ).toEqual([]);
    }
    expect([
      ...packagesBehind('plugins/index.ts'),
      ...packagesBehind('docs/recipes/star-rating/plugin.ts'),
    ]).toContain('react');
  });
});
