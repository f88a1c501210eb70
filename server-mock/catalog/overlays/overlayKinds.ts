import type { PublishedKind } from '../../../runtime/model/check/meta/publishedMeta.ts';
import type { FieldPatch, Layer, LayerKind } from '../../../runtime/model/fields/resolve/Layer.ts';
import type { DictionarySchema } from '../../../runtime/model/schema/DictionarySchema.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import type { MenuSchema } from '../../../runtime/model/schema/MenuSchema.ts';
import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import type { TableSchema } from '../../../runtime/model/schema/TableSchema.ts';
import { asList, asObject } from '../../http/Call.ts';
import { draftLines } from '../draftLines.ts';
import { isReserved } from '../isReserved.ts';
import type { BundleDraft, OverlayKind } from '../Overlay.ts';
import { designOverlay } from './designOverlay.ts';
import { extensionOverlay } from './extensionOverlay.ts';

const issue = (rule: string, path: string, params: Issue['params'] = {}): Issue => ({
  path,
  rule,
  params,
  severity: 'error',
});

/** Published patches passed the check of their kind. Here only conflicts with an upgraded base are checked. */
const shaped = <T>(patch: Json | readonly Json[]): T => patch as unknown as T;

const hasText = (patch: Json, ...names: readonly string[]): boolean =>
  names.every((name) => typeof asObject(patch)?.[name] === 'string');

const table: OverlayKind = {
  kind: 'table',
  apply(draft, { name, patch }) {
    if (!hasText(patch, 'table', 'cnName', 'key') || asList(asObject(patch)?.fields) === undefined)
      return [issue('server.overlayShape', '', { kind: 'table', name })];
    const made = shaped<TableSchema>(patch);
    const isOther = (known: string): boolean => known !== name && known.toLowerCase() === name.toLowerCase();
    if (made.table !== name || [...draft.tables.keys()].some(isOther))
      return [issue('server.overlayShape', '/table', { kind: 'table', name })];
    if (isReserved(name) || (draft.tables.get(name)?.serverOnly && !made.serverOnly))
      return [issue('server.overlayReserved', '/table', { name })];
    draft.tables.set(name, made);
    return [];
  },
};

const known = (draft: BundleDraft, tableName: string): ReadonlySet<string> =>
  new Set(draftLines(draft, tableName).map(({ field }) => field));

/** Properties that a patch may not change: identity and key of the table, and that it is server-only. */
const identity = ['table', 'key', 'keyType', 'serverOnly'] as const;

/** Overlay kind of field patches; `name` is the table. */
const layer = (kind: LayerKind & PublishedKind): OverlayKind => ({
  kind,
  apply(draft, { name, version, patch }) {
    if (!draft.tables.has(name)) return [issue('server.overlayNoTable', '', { table: name })];
    const said = asObject(patch);
    if (said === undefined) return [issue('server.overlayShape', '', { kind, name })];
    const lines = asList(said.fields) ?? [];
    if (!lines.every((line) => hasText(line, 'field')))
      return [issue('server.overlayShape', '/fields', { kind, name })];
    const fields = shaped<readonly FieldPatch[]>(lines);
    const names = known(draft, name);
    const dangling = fields.filter(
      (field) => !names.has(field.field) && (field.title === undefined || field.type === undefined),
    );
    if (dangling.length > 0)
      return dangling.map((field) =>
        issue('server.overlayNoField', `/fields/${field.field}`, { table: name, field: String(field.field) }),
      );
    const says = asObject(said.table);
    const fixed = identity.find((property) => says?.[property] !== undefined);
    if (fixed !== undefined) return [issue('server.overlayReserved', `/table/${fixed}`, { name: fixed })];
    const made: Layer = {
      kind,
      name: `${kind} ${version}`,
      fields,
      ...(says === undefined ? {} : { table: shaped<NonNullable<Layer['table']>>(says) }),
    };
    draft.layers.set(name, [...(draft.layers.get(name) ?? []), made]);
    return [];
  },
});

const page: OverlayKind = {
  kind: 'page',
  apply(draft, { name, patch }) {
    if (!hasText(patch, 'page', 'path')) return [issue('server.overlayShape', '', { kind: 'page', name })];
    const made = shaped<PageSchema>(patch);
    if (made.table !== undefined && !draft.tables.has(made.table))
      return [issue('server.overlayNoTable', '/table', { table: made.table })];
    const same = (other: PageSchema): boolean => other.path.toLowerCase() === made.path.toLowerCase();
    draft.pages = [...draft.pages.filter((other) => !same(other)), made];
    return [];
  },
};

const dictionary: OverlayKind = {
  kind: 'dictionary',
  apply(draft, { name, patch }) {
    if (!hasText(patch, 'dicNo', 'dicName'))
      return [issue('server.overlayShape', '', { kind: 'dictionary', name })];
    const made = shaped<DictionarySchema>(patch);
    if (made.source !== undefined && !draft.tables.has(made.source.table))
      return [issue('server.overlayNoTable', '/source/table', { table: made.source.table })];
    draft.dictionaries.set(made.dicNo, made);
    return [];
  },
};

const menu: OverlayKind = {
  kind: 'menu',
  apply(draft, { name, patch }) {
    if (typeof asObject(patch)?.id !== 'number')
      return [issue('server.overlayShape', '', { kind: 'menu', name })];
    const made = shaped<MenuSchema>(patch);
    const taken =
      made.tableName &&
      draft.menus.some((other) => other.id !== made.id && other.tableName === made.tableName);
    if (taken) return [issue('server.menuTableTaken', '/tableName', { table: made.tableName ?? '' })];
    draft.menus = [...draft.menus.filter((other) => other.id !== made.id), made];
    return [];
  },
};

/** All overlay kinds in order of application: tables first, then those that refer to them. */
export const overlayKinds: readonly OverlayKind[] = [
  table,
  extensionOverlay,
  layer('extension'),
  designOverlay,
  layer('design'),
  layer('globalDesign'),
  dictionary,
  page,
  menu,
];
