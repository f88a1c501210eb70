import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { IndexSchema, Lock } from '../../schema/TableSchema.ts';
import { takenBack } from '../../schema/takenBack.ts';
import type { FieldTypeRegistry } from '../types/index.ts';
import {
  keyColumnType,
  keyField,
  pairField,
  typedKeyField,
  typedKeyPatch,
  versionField,
  versionPatch,
} from './impliedFields.ts';
import { type FieldPatch, type Layer, layerKinds } from './Layer.ts';
import { isStored, type Provenance, type ResolvedField, type ResolvedTable } from './ResolvedTable.ts';

const strength = new Map(layerKinds.map((kind, at) => [kind, at]));

/** Layers in order, weakest first; layers of one kind keep their order. */
const inOrder = (layers: readonly Layer[]): readonly Layer[] =>
  layers.toSorted((a, b) => (strength.get(a.kind) ?? 0) - (strength.get(b.kind) ?? 0));

interface Folded {
  readonly patches: FieldPatch[];
  /** Declared by a mixin: the table's own fields come first in columns and forms. */
  readonly mixin: boolean;
}

const foldFields = (layers: readonly Layer[]): ReadonlyMap<string, Folded> => {
  const folded = new Map<string, Folded>();
  const own = new Map<string, Folded>();
  for (const layer of layers)
    for (const patch of patchesOf(layer)) {
      const known = folded.get(patch.field);
      if (known) known.patches.push(patch);
      // A patch of an undeclared field has no effect; the schema check reports it.
      if (known || patch.title === undefined || patch.type === undefined) {
        if (known && layer.kind === 'table') own.set(patch.field, known);
        continue;
      }
      const made = { patches: [patch], mixin: layer.kind === 'mixin' };
      folded.set(patch.field, made);
      if (!made.mixin) own.set(patch.field, made);
    }
  for (const [name, made] of folded) if (!own.has(name)) own.set(name, made);
  return own;
};

const resolveField = (
  patches: readonly FieldPatch[],
  types: FieldTypeRegistry,
  columnType?: FieldSchema['columnType'],
): ResolvedField | undefined => {
  let type = '';
  for (const patch of patches) if (patch.type !== undefined) type = patch.type;
  // An unknown type keeps its name, so the screen can report it, and is stored as text.
  const kind = types.get(type) ?? types.get('text');
  if (!kind) return undefined;
  const field: Record<string, unknown> = Object.assign(
    {},
    kind.defaults,
    { columnType: columnType ?? kind.columnType ?? 'string' },
    ...patches,
    { kind },
  );
  for (const name of takenBack) if (field[name] === null) delete field[name];
  // No record stores it, so no input and no query can name it.
  if (field.figure !== undefined) Object.assign(field, { readonly: true, sort: false });
  // The server alone writes it, beside the saves of the record.
  if (field.rollup !== undefined) Object.assign(field, { readonly: true, copied: false });
  return field as unknown as ResolvedField; // title, type and field came with the first patch: foldFields sees to it
};

const tableSays = (layers: readonly Layer[]): NonNullable<Layer['table']> =>
  Object.assign({}, ...layers.map((layer) => layer.table));

/** Sort of a table without one: newest number first, else newest record. */
const defaultSort = (key: string, byName: ReadonlyMap<string, ResolvedField>): string => {
  const type = byName.get(key)?.columnType;
  return type !== 'int' && type !== 'long' && byName.has('CreateDate') ? 'CreateDate' : key;
};

const defaultName = (key: string, fields: readonly ResolvedField[]): string =>
  fields.find(
    (field) => field.columnType === 'string' && !field.hidden && !field.writeOnly && isStored(field),
  )?.field ?? key;

/**
 * Combines layers into one table and records which layer decided each property. Adds defaults of field types
 * as the weakest layer, and `Version`, the key column and the second column of a stored pair if undeclared.
 * Never throws on data: invalid parts are left out, and `checkBundle` reports them.
 */
export function resolve(
  layers: readonly Layer[],
  types: FieldTypeRegistry,
): { table: ResolvedTable; because: Provenance } {
  const ordered = inOrder(layers);
  const says = tableSays(ordered);
  const table = says.table ?? '';
  const key = says.key ?? 'Id';
  const keyType = says.keyType ?? 'identity';

  const folded = foldFields(ordered);
  const byName = new Map<string, ResolvedField>();
  const add = (patches: readonly FieldPatch[], columnType?: FieldSchema['columnType']): void => {
    const field = resolveField(patches, types, columnType);
    if (field) byName.set(field.field, field);
  };
  const isTyped = keyType === 'typed';
  if (!folded.has(key)) add(isTyped ? [typedKeyField(key), typedKeyPatch(key)] : [keyField(key, keyType)]);
  for (const [name, { patches }] of folded) {
    if (name === key && isTyped) add([typedKeyField(key), ...patches, typedKeyPatch(key)], 'string');
    else if (name === key) add([{ field: key, readonly: true }, ...patches], keyColumnType(keyType));
    else add(patches);
    const pair = byName.get(name)?.rangeTo;
    if (pair && !folded.has(pair)) add([pairField(Object.assign({}, ...patches), pair)]);
  }
  if (!folded.has(versionField)) add([versionPatch]);

  const indexes: IndexSchema[] = ordered.flatMap((layer) => layer.table?.indexes ?? []);
  const inUniqueIndex = new Set(indexes.flatMap((index) => (index.unique ? index.fields : [])));
  for (const [name, field] of byName)
    if (field.unique || inUniqueIndex.has(name) || (isTyped && name === key))
      byName.set(name, { ...field, isCode: true });
  const fields = [...byName.values()];
  const locks: Lock[] = ordered.flatMap((layer) => layer.table?.locks ?? []);
  return {
    table: {
      table,
      url: says.url ?? `/${table}/`,
      cnName: says.cnName ?? table,
      key,
      keyType,
      sortName: says.sortName ?? defaultSort(key, byName),
      nameField: says.nameField ?? defaultName(key, fields),
      ...(says.sortOrder === undefined ? {} : { sortOrder: says.sortOrder }),
      ...(says.parentField === undefined ? {} : { parentField: says.parentField }),
      parentBy: says.parentBy ?? key,
      ...(says.form === undefined ? {} : { form: says.form }),
      ...(says.grid === undefined ? {} : { grid: says.grid }),
      ...(says.transitions === undefined ? {} : { transitions: says.transitions }),
      ...(says.derivedFrom === undefined ? {} : { derivedFrom: says.derivedFrom }),
      ...(says.progress === undefined ? {} : { progress: says.progress }),
      ...(says.links === undefined ? {} : { links: says.links }),
      ...(says.effective === undefined ? {} : { effective: says.effective }),
      ...(says.effects === undefined ? {} : { effects: says.effects }),
      ...(says.rows === undefined ? {} : { rows: says.rows }),
      userPermissionDesc: says.userPermissionDesc ?? false,
      ...(says.ownRows === undefined ? {} : { ownRows: says.ownRows }),
      ...(says.hasReaders === undefined ? {} : { hasReaders: says.hasReaders }),
      serverOnly: says.serverOnly ?? false,
      fields,
      byName,
      details: (says.details ?? []).map((detail) => ({ ...detail, foreignKey: detail.foreignKey ?? key })),
      indexes,
      locks,
      hooks: says.hooks ?? {},
    },
    because: provenanceOf(ordered, byName),
  };
}

const says = (record: object | undefined, property: string): boolean =>
  record !== undefined && Object.hasOwn(record, property);

/** The patches of each field with their layers, weakest first. */
const patchesByField = (
  layers: readonly Layer[],
): ReadonlyMap<string, readonly (readonly [Layer, FieldPatch])[]> => {
  const found = new Map<string, (readonly [Layer, FieldPatch])[]>();
  for (const layer of layers)
    for (const patch of patchesOf(layer)) {
      const known = found.get(patch.field);
      if (known === undefined) found.set(patch.field, [[layer, patch]]);
      else known.push([layer, patch]);
    }
  return found;
};

/** Properties from the field type: the weakest layer, created on demand. */
const typeLayer = (field: ResolvedField | undefined): Layer | undefined =>
  field && { kind: 'type', name: field.type, fields: [{ ...field.kind.defaults, field: field.field }] };

/**
 * Explains properties from the kept layers on demand, so that resolving stays cheap. The empty field name
 * means the table itself (`because('', 'sortName')`).
 */
export const provenanceOf = (
  layers: readonly Layer[],
  byName: ReadonlyMap<string, ResolvedField>,
): Provenance => {
  let patches: ReturnType<typeof patchesByField> | undefined;
  const history = (field: string, property: string): readonly Layer[] => {
    if (field === '') return layers.filter((layer) => says(layer.table, property));
    patches ??= patchesByField(layers);
    const kind = typeLayer(byName.get(field));
    const said = (patches.get(field) ?? []).flatMap(([layer, patch]) =>
      says(patch, property) ? [layer] : [],
    );
    return kind !== undefined && says(kind.fields?.[0], property)
      ? [kind, ...new Set(said)]
      : [...new Set(said)];
  };
  const because = (field: string, property: string): Layer | undefined => {
    if (field === '') return history(field, property).at(-1);
    patches ??= patchesByField(layers);
    const said = patches.get(field)?.findLast(([, patch]) => says(patch, property));
    return said === undefined ? history(field, property).at(-1) : said[0];
  };
  return { history, because };
};

/**
 * The patches of a layer that apply: in the second pass of the global design only those marked `isGlobal`.
 */
const patchesOf = (layer: Layer): readonly FieldPatch[] =>
  (layer.kind === 'globalDesign' ? layer.fields?.filter((patch) => patch.isGlobal) : layer.fields) ?? [];
