import { posix } from 'node:path';
import { isFileKind } from '../../../runtime/model/check/kinds/SchemaKind.ts';
import { kindNamed } from '../../../runtime/model/check/kinds/schemaKinds.ts';
import { formatOf } from '../../../runtime/model/check/migrations.ts';
import { readBundle } from '../../../runtime/model/check/readBundle.ts';
import type { FieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import { isObject, type Json, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import { sameJson } from '../../../runtime/model/schema/sameJson.ts';
import { applyOverlays } from '../../../server-mock/catalog/applyOverlays.ts';
import type { Overlay } from '../../../server-mock/catalog/Overlay.ts';
import { layOut } from './layOut.ts';
import { type EntryFolder, Shelves } from './Shelves.ts';
import { textChanges } from './textChanges.ts';

/** A file as it would be written. */
export interface PublishedFile {
  readonly file: string;
  readonly text: string;
  readonly how: 'new' | 'changed' | 'unchanged';
}

/** What was published, as files. */
export interface PublishedFiles {
  readonly files: readonly PublishedFile[];
  /** Published changes that no file can hold: they stay with the installation. */
  readonly left: readonly Overlay[];
  /** Published schemas that do not fit the files; with any, nothing may be written. */
  readonly unfit: readonly Overlay[];
  /** Lines of catalogues that were made from names, by file. */
  readonly toRead: ReadonlyMap<string, number>;
}

/** A published schema as its file says it. */
const documentOf = (file: string, kind: string, format: number, patch: JsonObject): JsonObject => {
  const { $schema: _, format: said = format, ...rest } = patch;
  const meta = posix.relative(posix.dirname(file), `schemas/meta/${kind}.schema.json`);
  return { $schema: meta.startsWith('.') ? meta : `./${meta}`, format: said, ...rest };
};

/** The list with a line in place of the one of its name, or behind the last one beside it. */
const withLine = (lines: readonly Json[], key: string, line: JsonObject): readonly Json[] => {
  const same = (one: Json): boolean => isObject(one) && one[key] === line[key];
  if (lines.some(same)) return lines.map((one) => (same(one) ? line : one));
  const last = lines.findLastIndex(
    (one) => isObject(one) && (one.parentId === line.parentId || one[key] === line.parentId),
  );
  return lines.toSpliced(last < 0 ? lines.length : last + 1, 0, line);
};

const parsed = (text: string | undefined): JsonObject =>
  text === undefined ? {} : (JSON.parse(text) as JsonObject); // files of the checkout were read before

/**
 * The files of `schemas/` with everything in them that was published (`overlays`), and with the texts that it needs in other
 * languages. Writes nothing.
 */
export const publishedFiles = (
  shipped: ReadonlyMap<string, string>,
  overlays: readonly Overlay[],
  entries: readonly EntryFolder[],
  types: FieldTypeRegistry,
): PublishedFiles => {
  const before = readBundle(shipped, types);
  const refused = new Set(
    applyOverlays(before.bundle, overlays, types).unfit.map(({ kind, name }) => `${kind} ${name}`),
  );
  const shelves = new Shelves(before, overlays, entries);
  const written = new Map(shipped);
  const touched = new Set<string>();
  const left: Overlay[] = [];
  const put = (file: string, document: JsonObject): void => {
    touched.add(file);
    const old = written.get(file);
    if (old === undefined || !sameJson(document, parsed(old))) written.set(file, layOut(document, old));
  };
  for (const overlay of overlays) {
    const kind = kindNamed(overlay.kind);
    const { patch } = overlay;
    const line = kind?.publishing?.lineOf;
    if (kind === undefined || !isObject(patch) || refused.has(`${overlay.kind} ${overlay.name}`)) continue;
    if (line !== undefined) {
      const file = `schemas/${line.place}`;
      const old = parsed(written.get(file));
      const list = old[line.list];
      put(file, { ...old, [line.list]: withLine(Array.isArray(list) ? list : [], line.key, patch) });
    } else if (isFileKind(kind) && kind.publishing !== undefined) {
      const file = shelves.fileOf(kind, overlay.name) ?? shelves.newFile(kind, overlay);
      put(file, documentOf(file, kind.name, formatOf(kind), patch));
    } else left.push(overlay);
  }
  const toRead = new Map<string, number>();
  for (const { file, document, made } of textChanges(before, readBundle(written, types))) {
    put(file, document);
    if (made > 0) toRead.set(file, made);
  }
  const files = [...touched].toSorted().map((file): PublishedFile => {
    const text = written.get(file) ?? '';
    const old = shipped.get(file);
    return { file, text, how: old === undefined ? 'new' : old === text ? 'unchanged' : 'changed' };
  });
  const unfit = overlays.filter(({ kind, name }) => refused.has(`${kind} ${name}`));
  return { files, left, unfit, toRead };
};
