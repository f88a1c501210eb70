import { describe, expect, it } from 'vitest';
import { starRating } from '../../docs/recipes/star-rating/plugin.ts';
import { plugins } from '../../plugins/index.ts';
import { serverPlugins } from '../../plugins/server.ts';
import type { PluginModel } from '../../runtime/model/fields/plugin/PluginModel.ts';
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
    const names = (list: readonly PluginModel[]) =>
      list
        .flatMap(({ fieldTypes }) => fieldTypes ?? [])
        .map(({ name }) => name)
        .sort();
    expect(names(serverPlugins)).toEqual(names(plugins));
  });

  it('bring the same formula functions to browser and server', () => {
    const names = (list: readonly PluginModel[]) =>
      list
        .flatMap(({ functions }) => functions ?? [])
        .map(({ name }) => name)
        .sort();
    expect(names(serverPlugins)).toEqual(names(plugins));
  });

  it('name to the schema check the looks that the browser has', () => {
    const names = (list: readonly { readonly slot: string; readonly type: string }[]) =>
      list
        .flatMap(({ slot, type }) => (['field', 'dialog', 'box'].includes(slot) ? [] : [`${slot} ${type}`]))
        .sort();
    for (const plugin of [...plugins, starRating])
      expect(names(plugin.looks ?? []), plugin.name).toEqual(names(plugin.renderers ?? []));
    expect(names(serverPlugins.flatMap(({ looks }) => looks ?? []))).toEqual(
      names(plugins.flatMap(({ looks }) => looks ?? [])),
    );
  });

  it('bring no React to the server: neither do the lists nor the recipe', () => {
    for (const path of ['plugins/server.ts', 'docs/recipes/star-rating/model.ts']) {
      expect(byPath.has(path), path).toBe(true);
      const drawing = [...packagesBehind(path)].filter((name) => /react|^@douyinfe|^mobx/.test(name));
      expect(drawing, path).toEqual([]);
    }
    expect([
      ...packagesBehind('plugins/index.ts'),
      ...packagesBehind('docs/recipes/star-rating/plugin.ts'),
    ]).toContain('react');
  });
});
