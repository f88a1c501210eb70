import type { DictionarySchema } from '../schema/DictionarySchema.ts';
import type { Issue } from '../schema/Issue.ts';
import type { MenuSchema } from '../schema/MenuSchema.ts';
import type { PageSchema } from '../schema/PageSchema.ts';
import type { SchemaBundle } from '../schema/SchemaBundle.ts';
import type { TableSchema } from '../schema/TableSchema.ts';

/** What an entry is read against. */
export type EntryWorld = Pick<SchemaBundle, 'tables' | 'mixins' | 'dictionaries'> &
  Partial<Pick<SchemaBundle, 'menus'>>;

/** A number rule that fills a column. */
export interface GeneratedRule {
  /** `Base_NumberRule.FormCode`, the field's `numberRule`. */
  readonly formCode: string;
  readonly title: string;
  readonly prefix: string;
}

/** Everything an entry becomes. */
export interface Generated {
  readonly table: TableSchema;
  /** Absent: the entry names no place in the menu. */
  readonly page?: PageSchema;
  readonly menu?: MenuSchema;
  readonly dictionaries: readonly DictionarySchema[];
  readonly numberRules: readonly GeneratedRule[];
  /** What was kept without effect, at its place in the entry. */
  readonly notes: readonly Issue[];
}
