import { entriesOf } from '../../../runtime/model/check/kinds/namedSchemas.ts';
import type { FileKind } from '../../../runtime/model/check/kinds/SchemaKind.ts';
import { fileKinds } from '../../../runtime/model/check/kinds/schemaKinds.ts';
import type { readBundle } from '../../../runtime/model/check/readBundle.ts';
import { asObject, isObject, type Json, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Overlay } from '../../../server-mock/catalog/Overlay.ts';

/** Module of schemas that name no other one. */
const otherModule = 'custom';

/** The folder that a table entry names for its table. */
export interface EntryFolder {
  readonly table: string;
  readonly folder: string;
}

const lower = (name: Json | undefined): string => (typeof name === 'string' ? name.toLowerCase() : '');

/** A name as a file may have it on every system. */
const fileName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}_.-]+/gu, '_')
    .replace(/^[_.]+/, '')
    .slice(0, 100) || 'unnamed';

/** The folder of a file below its kind's: `sales` of `schemas/tables/sales/X.json`; undefined: none. */
const folderOf = (file: string): string | undefined => {
  const parts = file.split('/');
  return parts.length > 3 ? parts[2] : undefined;
};

/** Where the files of schemas are, and where those of new ones belong. */
export class Shelves {
  readonly #files = new Map<string, string>();
  readonly #folders = new Map<string, string>();
  readonly #withFolders = new Set<string>();
  readonly #modules = new Set<string>();
  readonly #published: readonly Overlay[];
  readonly #wished: ReadonlyMap<string, string>;
  readonly #menus: readonly JsonObject[];

  constructor(
    { bundle, files }: ReturnType<typeof readBundle>,
    published: readonly Overlay[],
    entries: readonly EntryFolder[],
  ) {
    for (const kind of fileKinds)
      for (const [name, schema] of entriesOf(bundle, kind)) {
        const file = files.get(schema);
        if (file === undefined) continue;
        this.#files.set(`${kind.name} ${name.toLowerCase()}`, file);
        const folder = folderOf(file);
        if (folder === undefined || !kind.publishing) continue;
        this.#withFolders.add(kind.name);
        this.#modules.add(folder);
        if (!this.#folders.has(name.toLowerCase())) this.#folders.set(name.toLowerCase(), folder);
      }
    this.#published = published;
    this.#wished = new Map(entries.map(({ table, folder }) => [table.toLowerCase(), folder.toLowerCase()]));
    this.#menus = [
      ...bundle.menus,
      ...published.flatMap(({ kind, patch }) => (kind === 'menu' && isObject(patch) ? [patch] : [])),
    ] as readonly object[] as readonly JsonObject[]; // lines are JSON
  }

  /** The file of a schema by its name; undefined: it has none yet. */
  fileOf(kind: FileKind, name: string): string | undefined {
    return this.#files.get(`${kind.name} ${name.toLowerCase()}`);
  }

  /** A free path for the file of a new schema, in the folder of its module. */
  newFile(kind: FileKind, { name, patch }: Overlay): string {
    const table = isObject(patch) ? lower(patch.table) : '';
    const folder = this.#withFolders.has(kind.name) ? `${this.#moduleOf(table || lower(name))}/` : '';
    const used = new Set([...this.#files.values()].map((file) => file.toLowerCase()));
    const path = (number: number): string =>
      `schemas/${kind.files.place}${folder}${fileName(name)}${number > 1 ? `_${number}` : ''}.json`;
    let number = 1;
    while (used.has(path(number).toLowerCase())) number += 1;
    this.#files.set(`${kind.name} ${name.toLowerCase()}`, path(number));
    return path(number);
  }

  /** The module of a table: that of its file, its entry, the lines beside it in the menu, or its main table. */
  #moduleOf(table: string, seen: ReadonlySet<string> = new Set()): string {
    const known = this.#folders.get(table);
    if (known !== undefined) return known;
    const wished = this.#wished.get(table) ?? '';
    if (wished !== otherModule && this.#modules.has(wished)) return wished;
    const beside = this.#besideInMenu(table);
    if (beside !== undefined) return beside;
    const main = this.#published.find(
      ({ name, patch }) =>
        !seen.has(name) &&
        isObject(patch) &&
        Array.isArray(patch.details) &&
        patch.details.some((one: Json) => lower(asObject(one)?.table) === table),
    );
    if (main !== undefined) return this.#moduleOf(main.name.toLowerCase(), new Set([...seen, main.name]));
    return /^[a-z]{1,40}$/.test(wished) ? wished : otherModule;
  }

  /** The module of most pages that stand beside the table's line in the menu. */
  #besideInMenu(table: string): string | undefined {
    const parents = this.#menus
      .filter((line) => lower(line.tableName) === table)
      .map((line) => line.parentId);
    const counts = new Map<string, number>();
    for (const line of this.#menus) {
      const module = this.#folders.get(lower(line.tableName)) ?? this.#folders.get(lower(line.url));
      if (module !== undefined && parents.includes(line.parentId ?? null))
        counts.set(module, (counts.get(module) ?? 0) + 1);
    }
    return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  }
}
