import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** A small valid set of schemas as files. */
export const baseFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(join(here, 'base'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [
      `schemas/${file.slice(join(here, 'base').length + 1).replaceAll('\\', '/')}`,
      readFileSync(file, 'utf8'),
    ]),
);

const folders: Readonly<Record<string, (name: string) => string>> = {
  table: (name) => `schemas/tables/${name}`,
  mixin: (name) => `schemas/mixins/${name}`,
  page: (name) => `schemas/pages/${name}`,
  view: (name) => `schemas/views/${name}`,
  print: (name) => `schemas/prints/${name}`,
  dictionary: (name) => `schemas/dictionaries/${name}`,
  permission: (name) => `schemas/permissions/${name}`,
  menus: () => 'schemas/menus.json',
};

/** An invalid file, the path it replaces, and the expected lines of the check. */
export interface BadFile {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly expected: string;
}

/** Every file of `bad/`: the name starts with its kind, and `<name>.txt` has the expected lines. */
export const badFiles: readonly BadFile[] = readdirSync(join(here, 'bad'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const kind = file.split('-')[0] ?? '';
    return {
      name: file.replace('.json', '').replaceAll('-', ' '),
      path: folders[kind]?.(file) ?? file,
      text: readFileSync(join(here, 'bad', file), 'utf8'),
      expected: join(here, 'bad', file.replace('.json', '.txt')),
    };
  });
