import { effectBody } from '../../effects/effectBody.ts';
import type { FieldPatch } from '../../fields/resolve/Layer.ts';
import { relationFields } from '../../links/relationFields.ts';
import { withRelations } from '../../links/withRelations.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { Json } from '../../schema/Json.ts';
import type { LinkSchema } from '../../schema/LinkSchema.ts';
import { sameJson } from '../../schema/sameJson.ts';
import type { RelationField, TableRelations } from '../../schema/TableRelations.ts';
import type { TableSchema } from '../../schema/TableSchema.ts';
import { relationsMeta } from '../meta/relationsMeta.ts';
import { checkShape } from '../shape.ts';
import { addLayers, type BundleDraft, draftLines } from './BundleDraft.ts';
import { refused } from './refusals.ts';
import type { SchemaKind } from './SchemaKind.ts';

/** What a link of the product is: administrators change its words, conditions and tolerance only. */
const kept = [
  'from',
  'rows',
  'via',
  'carries',
  'returns',
  'same',
] as const satisfies readonly (keyof LinkSchema)[];

const isKept = (link: LinkSchema, shipped: LinkSchema): boolean =>
  kept.every((property) => sameJson(link[property] as Json, shipped[property] as Json)); // schemas are JSON

/** Links and effects that would become others than those of the product. */
const unlikeProduct = ({ links = [], effects = [] }: TableSchema, own: TableRelations): readonly Issue[] => [
  ...(own.links ?? []).flatMap((link, at) => {
    const shipped = links.find(({ name }) => name === link.name);
    return shipped === undefined || isKept(link, shipped)
      ? []
      : refused('relations.productLink', `/links/${at}/name`, { name: shipped.title });
  }),
  ...(own.effects ?? []).flatMap(({ name }, at) => {
    const shipped = effects.find((effect) => effect.name === name);
    return shipped === undefined
      ? []
      : refused('relations.productEffect', `/effects/${at}/name`, { name: shipped.title });
  }),
];

/** Links and effects with a document that does not exist, or does no more. */
const lostTables = (draft: BundleDraft, table: TableSchema, own: TableRelations): readonly Issue[] => {
  const said = (path: string, title: string, name: string): readonly Issue[] =>
    draft.tables.has(name)
      ? []
      : refused('relations.lostTable', path, { name: title, table: name, owner: table.cnName });
  return [
    ...(own.links ?? []).flatMap(({ title, from }, at) => said(`/links/${at}/from/table`, title, from.table)),
    ...(own.effects ?? []).flatMap((effect, at) => {
      // The check says it of effects that do nothing.
      if (!('sets' in effect) && !('makes' in effect)) return [];
      const { kind, table: other } = effectBody(effect);
      return said(`/effects/${at}/${kind}/table`, effect.title, other);
    }),
  ];
};

/** A field of relations with the table it stands in and its line, or why there is none. */
type Placed = { readonly table: string; readonly line: FieldPatch } | { readonly issues: readonly Issue[] };

const placed = (
  draft: BundleDraft,
  table: TableSchema,
  own: TableRelations,
  at: number,
  field: RelationField,
): Placed => {
  const kind = relationFields[field.holds];
  const said = (rule: Parameters<typeof refused>[0], property: string): Placed => ({
    issues: refused(rule, `/fields/${at}/${property}`, { name: field.of, field: field.field }),
  });
  const link = (own.links ?? []).find(({ name }) => kind.of === 'link' && name === field.of);
  const effect = (own.effects ?? []).find(({ name }) => kind.of === 'effect' && name === field.of);
  const source = link && (link.from.rows ?? link.from.table);
  const stands = {
    ...{ source, target: link && (link.rows ?? table.table) },
    made: effect && effectBody(effect).table,
  }[kind.stands];
  const named = draft.tables.get(kind.of === 'link' ? (source ?? '') : table.table);
  if (stands === undefined || named === undefined || !draft.tables.has(stands))
    return said('relations.unknownOf', 'of');
  const whole = link && draftLines(draft, source ?? '').find(({ field: name }) => name === link.carries.of);
  const carried = own.fields?.find(({ of, holds }) => of === field.of && holds === 'carried')?.field;
  const line = kind.line(field, { id: `${table.table}.${field.of}`, named, whole, carried });
  return line === undefined ? said('relations.noQuantity', 'holds') : { table: stands, line };
};

/** Adds the fields to their tables; answers what does not fit, and adds none then. */
const addFields = (
  draft: BundleDraft,
  table: TableSchema,
  own: TableRelations,
  name: string,
): readonly Issue[] => {
  const lines = new Map<string, FieldPatch[]>();
  const issues: Issue[] = [];
  for (const [at, field] of (own.fields ?? []).entries()) {
    const found = placed(draft, table, own, at, field);
    if ('issues' in found) {
      issues.push(...found.issues);
      continue;
    }
    const known = lines.get(found.table) ?? [];
    const isTaken = [...draftLines(draft, found.table), ...known].some(
      (line) => line.field.toLowerCase() === field.field.toLowerCase(),
    );
    if (isTaken)
      issues.push(
        ...refused('relations.fieldTaken', `/fields/${at}/field`, { name: field.field, table: found.table }),
      );
    lines.set(found.table, [...known, found.line]);
  }
  if (issues.length === 0)
    for (const [target, fields] of lines) addLayers(draft, target, [{ kind: 'relations', name, fields }]);
  return issues;
};

/** Issues of a published text itself: it was checked when it was published, and may be damaged since. */
const readRelations = (patch: Json): TableRelations | readonly Issue[] => {
  const issues = checkShape(relationsMeta, patch, '');
  return issues.length > 0 ? issues : (patch as unknown as TableRelations); // the shape says so
};

const isRefused = (read: TableRelations | readonly Issue[]): read is readonly Issue[] => Array.isArray(read);

/**
 * Links, effects and their fields that administrators declare over a table; `name` is the table. They become layers of kind
 * `relations` when schemas are combined: one with the links and effects, and those with fields of the tables they concern.
 */
export const relations: SchemaKind = {
  name: 'relations',
  migrations: [],
  publishing: {
    meta: () => relationsMeta,
    apply(draft, { name, version, patch }) {
      const table = draft.tables.get(name);
      if (table === undefined) return refused('server.overlayNoTable', '', { table: name });
      const own = readRelations(patch);
      if (isRefused(own)) return own;
      const unfit = [...unlikeProduct(table, own), ...lostTables(draft, table, own)];
      if (unfit.length > 0) return unfit;
      const layer = `${name} ${version}`;
      const issues = addFields(draft, table, own, layer);
      if (issues.length > 0) return issues;
      addLayers(draft, name, [
        { kind: 'relations', name: layer, table: withRelations(table, own), fields: [] },
      ]);
      return [];
    },
  },
};
