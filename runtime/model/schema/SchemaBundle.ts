import type { DictionarySchema } from './DictionarySchema.ts';
import type { MenuSchema } from './MenuSchema.ts';
import type { PageSchema } from './PageSchema.ts';
import type { PermissionSetSchema } from './PermissionSetSchema.ts';
import type { MixinSchema, TableSchema } from './TableSchema.ts';

/** `schemas/app.json`: name of the application and behaviour of its lists. */
export interface AppSchema {
  readonly $schema?: string;
  readonly format: 1;
  readonly name: string;
  readonly company?: string;
  /** 2: list titles have a favourite star. */
  readonly systemType?: 1 | 2;
  /** `centre`: the paths of some tables lead to other pages ({@link centreRoutes}); default `plain`. */
  readonly routeMode?: 'plain' | 'centre';
  readonly pageSizes?: readonly number[];
  readonly pageSize?: number;
  readonly detailPageSize?: number;
  /** Days 1 (Monday) to 7; times `HH:mm`. */
  readonly workingHours?: { readonly days: readonly number[]; readonly from: string; readonly to: string };
}

/**
 * All schemas of the product by name. Shipped files are the base; published overlays are resolved over them.
 */
export interface SchemaBundle {
  readonly tables: ReadonlyMap<string, TableSchema>;
  readonly mixins: ReadonlyMap<string, MixinSchema>;
  readonly pages: readonly PageSchema[];
  readonly dictionaries: ReadonlyMap<string, DictionarySchema>;
  readonly menus: readonly MenuSchema[];
  readonly permissionSets: readonly PermissionSetSchema[];
  /** `schemas/app.json`. */
  readonly app?: AppSchema;
  /** Schemas of every other kind, by kind and name. */
  readonly others?: ReadonlyMap<string, ReadonlyMap<string, object>>;
}
