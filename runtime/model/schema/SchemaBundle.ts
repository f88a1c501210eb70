import type { AppSchema } from './AppSchema.ts';
import type { DictionarySchema } from './DictionarySchema.ts';
import type { MenuSchema } from './MenuSchema.ts';
import type { PageSchema } from './PageSchema.ts';
import type { PermissionSetSchema } from './PermissionSetSchema.ts';
import type { MixinSchema, TableSchema } from './TableSchema.ts';

/** Everything the product is: all schemas by name. Shipped files are the base; overlays are resolved over it. */
export interface SchemaBundle {
  readonly tables: ReadonlyMap<string, TableSchema>;
  readonly mixins: ReadonlyMap<string, MixinSchema>;
  readonly pages: readonly PageSchema[];
  readonly dictionaries: ReadonlyMap<string, DictionarySchema>;
  readonly menus: readonly MenuSchema[];
  readonly permissionSets: readonly PermissionSetSchema[];
  /** `schemas/app.json`. */
  readonly app?: AppSchema;
}
