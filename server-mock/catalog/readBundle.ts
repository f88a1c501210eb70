import { centreRoutes } from '../../runtime/model/access/centreRoutes.ts';
import type { DictionarySchema } from '../../runtime/model/schema/DictionarySchema.ts';
import type { MenuSchema } from '../../runtime/model/schema/MenuSchema.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import type { PermissionSetSchema } from '../../runtime/model/schema/PermissionSetSchema.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import type { MixinSchema, TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import type { WorkingHours } from '../../runtime/model/workflow/engine/WorkingHours.ts';
import { type BrokenFile, SchemaFiles } from './SchemaFiles.ts';

/** `schemas/app.json`: name of the application and page sizes of its lists. */
export interface AppSchema {
  readonly name: string;
  readonly pageSizes: readonly number[];
  readonly pageSize: number;
  readonly routeMode?: 'plain' | 'centre';
  readonly workingHours?: WorkingHours;
}

/** Content of the schema directory. */
export interface ShippedSchemas {
  readonly bundle: SchemaBundle;
  readonly app: AppSchema;
  /** Published JSON Schemas by file name. */
  readonly meta: ReadonlyMap<string, string>;
  /** Skipped files. */
  readonly broken: readonly BrokenFile[];
}

/**
 * Reads the shipped schemas at start. Broken files of tables, pages and the like are skipped and listed in `broken`.
 * `app.json`, `menus.json` and the folders must be readable ({@link StartRefusal}).
 */
export const readBundle = (directory: string): ShippedSchemas => {
  const files = new SchemaFiles(directory);
  const byName = <T>(list: readonly T[], name: (one: T) => string): ReadonlyMap<string, T> =>
    new Map(list.map((one) => [name(one), one] as const));
  const app = files.one<AppSchema>('app.json', ({ name, pageSizes }) => !!name && Array.isArray(pageSizes));
  const { menus } = files.one<{ readonly menus: readonly MenuSchema[] }>('menus.json', (value) =>
    Array.isArray(value.menus),
  );
  const pages = files.all<PageSchema>('pages', 'page', 'path');
  const bundle = {
    tables: byName(files.all<TableSchema>('tables', 'table', 'key'), (one) => one.table),
    mixins: byName(files.all<MixinSchema>('mixins', 'mixin'), (one) => one.mixin),
    pages: app.routeMode === 'centre' ? centreRoutes(pages) : pages,
    dictionaries: byName(files.all<DictionarySchema>('dictionaries', 'dicNo'), (one) => one.dicNo),
    menus,
    permissionSets: files.all<PermissionSetSchema>('permissions', 'roleName'),
  };
  return { bundle, app, meta: files.texts('meta', '.schema.json'), broken: files.broken };
};
