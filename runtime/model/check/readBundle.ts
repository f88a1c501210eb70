import type { FieldTypeRegistry } from '../fields/types/index.ts';
import type { DictionarySchema } from '../schema/DictionarySchema.ts';
import type { Issue } from '../schema/Issue.ts';
import { isObject } from '../schema/Json.ts';
import type { MenuSchema } from '../schema/MenuSchema.ts';
import type { PageSchema } from '../schema/PageSchema.ts';
import type { PermissionSetSchema } from '../schema/PermissionSetSchema.ts';
import type { AppSchema, SchemaBundle } from '../schema/SchemaBundle.ts';
import type { MixinSchema, TableSchema } from '../schema/TableSchema.ts';
import { kindOfFile } from './kindOfFile.ts';
import { metaSchemas, type SchemaKind } from './meta/metaSchemas.ts';
import { migrate } from './migrations.ts';
import { prune } from './prune.ts';
import { readFile } from './readFile.ts';
import { schemaIssue } from './schemaIssue.ts';
import { checkShape } from './shape.ts';

/** Result of reading schema files: the usable part as a bundle, the issues, and the file of each schema. */
interface ReadBundle {
  readonly bundle: SchemaBundle;
  readonly issues: readonly Issue[];
  /** The file of each schema object in the bundle. The list of menus maps to `menus.json`. */
  readonly files: ReadonlyMap<object, string>;
}

interface Draft {
  readonly tables: Map<string, TableSchema>;
  readonly mixins: Map<string, MixinSchema>;
  readonly pages: PageSchema[];
  readonly dictionaries: Map<string, DictionarySchema>;
  menus?: readonly MenuSchema[];
  readonly permissionSets: PermissionSetSchema[];
  app?: AppSchema;
}

/** Stores a schema under its name. Returns the schema that already has the name, and then stores nothing. */
const put = <T>(map: Map<string, T>, name: string, schema: T): T | undefined => {
  const before = map.get(name);
  if (before === undefined) map.set(name, schema);
  return before;
};

/**
 * Adds a checked document to the bundle; `checkShape` and `prune` guarantee its type. Returns the object that
 * issues refer to, and the schema that already has its name.
 */
const take: Readonly<
  Record<
    SchemaKind,
    (draft: Draft, document: unknown) => readonly [schema: object, before?: object | undefined]
  >
> = {
  table: (draft, document) => {
    const table = document as TableSchema;
    return [table, put(draft.tables, table.table, table)];
  },
  mixin: (draft, document) => {
    const mixin = document as MixinSchema;
    return [mixin, put(draft.mixins, mixin.mixin, mixin)];
  },
  dictionary: (draft, document) => {
    const dictionary = document as DictionarySchema;
    return [dictionary, put(draft.dictionaries, dictionary.dicNo, dictionary)];
  },
  page: (draft, document) => {
    draft.pages.push(document as PageSchema);
    return [document as object];
  },
  permission: (draft, document) => {
    draft.permissionSets.push(document as PermissionSetSchema);
    return [document as object];
  },
  menus: (draft, document) => {
    const { menus } = document as { readonly menus: readonly MenuSchema[] };
    const before = draft.menus;
    draft.menus ??= menus;
    return [menus, before];
  },
  app: (draft, document) => {
    const before = draft.app;
    draft.app ??= document as AppSchema;
    return before ? [document as object, before] : [draft.app];
  },
};

/**
 * Reads schema files (repository path -> text) into a bundle. Never throws. Text that is no JSON, an unknown
 * or newer format, wrong shapes and duplicate names become issues with the path `file#pointer`. Omits invalid
 * parts and uses the rest. Skips files under `schemas/meta`, the published JSON Schemas.
 */
export function readBundle(files: ReadonlyMap<string, string>, types: FieldTypeRegistry): ReadBundle {
  const metas = metaSchemas(types);
  const draft: Draft = {
    tables: new Map(),
    mixins: new Map(),
    pages: [],
    dictionaries: new Map(),
    permissionSets: [],
  };
  const issues: Issue[] = [];
  const origin = new Map<object, string>();

  for (const [file, text] of files) {
    if (file.endsWith('.schema.json')) continue;
    const read = readFile(file, text);
    for (const issue of read.issues) issues.push(issue);
    if (read.value === undefined) continue;
    if (!isObject(read.value)) {
      issues.push(schemaIssue('schema.wrongType', `${file}#`, { expected: 'object' }));
      continue;
    }
    const kind = kindOfFile(file, read.value);
    if (!kind) {
      issues.push(schemaIssue('schema.unknownKind', `${file}#`));
      continue;
    }
    const migrated = migrate(kind, read.value, `${file}#`);
    if (!migrated.ok) {
      issues.push(migrated.issue);
      continue;
    }
    // Pushes one by one, because a spread of 100,000 arguments overflows the stack.
    for (const issue of checkShape(metas[kind], migrated.document, `${file}#`)) issues.push(issue);
    const usable = prune(metas[kind], migrated.document);
    if (!usable) continue;
    const [schema, before] = take[kind](draft, usable);
    origin.set(schema, file);
    if (before)
      issues.push(
        schemaIssue('schema.nameTaken', `${file}#`, { name: file, other: origin.get(before) ?? '' }),
      );
  }
  return { bundle: { ...draft, menus: draft.menus ?? [] }, issues, files: origin };
}
