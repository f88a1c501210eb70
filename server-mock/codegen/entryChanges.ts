import type { EntryWorld, Generated } from '../../runtime/model/codegen/Generated.ts';
import { mergeSchema } from '../../runtime/model/codegen/mergeSchema.ts';
import { type RenamedColumns, withNewNames } from '../../runtime/model/codegen/renamedColumns.ts';
import { asObject, type Json, type JsonObject } from '../../runtime/model/schema/Json.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';

/** A schema that an entry makes. */
export interface MadeSchema {
  readonly kind: 'dictionary' | 'table' | 'page' | 'menu';
  readonly name: string;
  readonly schema: JsonObject;
}

/** Schemas are JSON values with typed properties. */
const json = (schema: object): JsonObject => schema as JsonObject;

/** Every schema of what an entry makes, in the order in which they apply. */
export const madeSchemas = ({ dictionaries, table, page, menu }: Generated): readonly MadeSchema[] => [
  ...dictionaries.map((one) => ({ kind: 'dictionary' as const, name: one.dicNo, schema: json(one) })),
  { kind: 'table', name: table.table, schema: json(table) },
  ...(page === undefined ? [] : [{ kind: 'page' as const, name: page.path, schema: json(page) }]),
  ...(menu === undefined ? [] : [{ kind: 'menu' as const, name: String(menu.id), schema: json(menu) }]),
];

const inForce = (bundle: SchemaBundle, { kind, name }: MadeSchema): Json | undefined => {
  const found: Readonly<Record<MadeSchema['kind'], () => object | undefined>> = {
    dictionary: () => bundle.dictionaries.get(name),
    table: () => bundle.tables.get(name),
    page: () => bundle.pages.find(({ path }) => path.toLowerCase() === name.toLowerCase()),
    menu: () => bundle.menus.find(({ id }) => String(id) === name),
  };
  const schema = found[kind]();
  return schema && json(schema);
};

/** True for a schema whose name is in force already. */
export const isInForce = (bundle: SchemaBundle, one: MadeSchema): boolean =>
  inForce(bundle, one) !== undefined;

/**
 * What has to be published so that an entry is in force: schemas that differ from those there are, with everything kept that
 * was changed by hand since the entry made them (`was`); and lists of choices that so far are rows only. `moved`: columns under
 * new names, which keep what was changed by hand.
 */
export const entryChanges = (
  made: Generated,
  was: Generated | undefined,
  bundle: SchemaBundle,
  world: EntryWorld,
  moved: RenamedColumns = new Map(),
): readonly MadeSchema[] => {
  const before = new Map(
    (was === undefined ? [] : madeSchemas(was)).map(
      (one) => [`${one.kind} ${one.name}`, withNewNames(one.schema, moved)] as const,
    ),
  );
  const own = madeSchemas(made).flatMap((one): readonly MadeSchema[] => {
    const now = inForce(bundle, one);
    const named = now && withNewNames(now, moved);
    const merged = asObject(mergeSchema(before.get(`${one.kind} ${one.name}`), named, one.schema));
    return merged === undefined || JSON.stringify(merged) === JSON.stringify(now)
      ? []
      : [{ ...one, schema: merged }];
  });
  const named = new Set(made.table.fields.flatMap(({ dataKey }) => dataKey ?? []));
  const lists = [...named].flatMap((dicNo): readonly MadeSchema[] => {
    const list = bundle.dictionaries.has(dicNo) ? undefined : world.dictionaries.get(dicNo);
    const isMade = own.some(({ kind, name }) => kind === 'dictionary' && name === dicNo);
    return list === undefined || isMade ? [] : [{ kind: 'dictionary', name: dicNo, schema: json(list) }];
  });
  return [...lists, ...own];
};

/** What `was` made and `made` does not. */
export const goneSchemas = (was: Generated, made: Generated | undefined): readonly MadeSchema[] => {
  const kept = new Set(
    (made === undefined ? [] : madeSchemas(made)).map(({ kind, name }) => `${kind} ${name}`),
  );
  return madeSchemas(was).filter(({ kind, name }) => !kept.has(`${kind} ${name}`));
};
