import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileKinds, schemaKinds } from '../../runtime/model/check/kinds/schemaKinds.ts';
import { capabilities } from '../../server-mock/process/capabilities.ts';
import { root, sourceFiles } from './sourceFiles.ts';

const folder = 'runtime/model/check/kinds/';

/** Files of the folder that are no kind. */
const shared = ['BundleDraft', 'SchemaKind', 'metaOf', 'namedSchemas', 'refusals', 'schemaKinds'].map(
  (name) => `${folder}${name}.ts`,
);

/** Code that works for every kind. */
const generic = (path: string): boolean =>
  /^(runtime\/model\/check\/(?!kinds\/)|server-mock\/(catalog|publishing|context)\/|scripts\/schema)/.test(
    path,
  ) || path === 'server-mock/routes/schemas.ts';

const kindsIn = (files: readonly string[]): readonly string[] =>
  files.filter((file) => file.startsWith(folder) && !shared.includes(file));

describe('kinds of schema', () => {
  it('have names and places of their own', () => {
    const names = schemaKinds.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    const signs = fileKinds.flatMap(({ files }) => [files.place, files.sign]);
    expect(signs).toEqual([...new Set(signs)]);
  });

  it('are all in the list', () => {
    const list = sourceFiles.find(({ path }) => path === `${folder}schemaKinds.ts`);
    const files = readdirSync(join(root, folder)).map((file) => folder + file);
    expect(kindsIn(list?.files ?? []).toSorted()).toEqual(kindsIn(files).toSorted());
  });

  it('have the names that parts of the server go by', () => {
    const parts = capabilities.flatMap(({ publishPlug }) => publishPlug?.kind ?? []);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.filter((kind) => !schemaKinds.some(({ name }) => name === kind))).toEqual([]);
  });

  it('are named by no code that works for every kind', () => {
    const naming = sourceFiles.filter(({ path, files }) => generic(path) && kindsIn(files).length > 0);
    expect(naming.map(({ path }) => path)).toEqual([]);
    expect(sourceFiles.filter(({ path }) => generic(path)).length).toBeGreaterThan(50);
  });
});
