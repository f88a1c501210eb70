import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { centreRoutes } from '../../runtime/model/centreRoutes.ts';
import type { DictionarySchema } from '../../runtime/model/schema/DictionarySchema.ts';
import type { MenuSchema } from '../../runtime/model/schema/MenuSchema.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import type { PermissionSetSchema } from '../../runtime/model/schema/PermissionSetSchema.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import type { MixinSchema, TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import type { WorkingHours } from '../../runtime/model/workflow/time/WorkingHours.ts';

/** `schemas/app.json`: what the application is called and how its lists page. */
export interface AppSchema {
  readonly name: string;
  readonly pageSizes: readonly number[];
  readonly pageSize: number;
  readonly routeMode?: 'plain' | 'centre';
  readonly workingHours?: WorkingHours;
}

/** Everything in the schema directory. */
export interface ShippedSchemas {
  readonly bundle: SchemaBundle;
  readonly app: AppSchema;
  /** Published JSON Schemas by file name. */
  readonly meta: ReadonlyMap<string, string>;
}

const jsonFiles = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Shipped files passed `npm run schema -- check`; one that is no JSON stops the start with its name. */
const read = <T>(file: string): T => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throw new Error(`schema file ${file} cannot be read`, { cause: error });
  }
};

/** Reads the shipped schemas from disk, at start. */
export const readBundle = (directory: string): ShippedSchemas => {
  const all = <T>(folder: string): readonly T[] =>
    jsonFiles(join(directory, folder)).map((file) => read<T>(file));
  const byName = <T>(list: readonly T[], name: (one: T) => string): ReadonlyMap<string, T> =>
    new Map(list.map((one) => [name(one), one] as const));
  const app = read<AppSchema>(join(directory, 'app.json'));
  const pages = all<PageSchema>('pages');
  return {
    bundle: {
      tables: byName(all<TableSchema>('tables'), (one) => one.table),
      mixins: byName(all<MixinSchema>('mixins'), (one) => one.mixin),
      pages: app.routeMode === 'centre' ? centreRoutes(pages) : pages,
      dictionaries: byName(all<DictionarySchema>('dictionaries'), (one) => one.dicNo),
      menus: read<{ readonly menus: readonly MenuSchema[] }>(join(directory, 'menus.json')).menus,
      permissionSets: all<PermissionSetSchema>('permissions'),
    },
    app,
    meta: new Map(
      readdirSync(join(directory, 'meta'))
        .filter((file) => file.endsWith('.schema.json'))
        .map((file) => [file, readFileSync(join(directory, 'meta', file), 'utf8')] as const),
    ),
  };
};
