import { usualPageKind } from '../../model/check/pageKinds/pageKinds.ts';
import { isObject } from '../../model/schema/Json.ts';
import type { PageSchema } from '../../model/schema/PageSchema.ts';

/** Page of the session, without what only the server reads. Missing: `page` is `list`, `path` is the path of the table. */
export type PackedPage = Partial<
  Omit<PageSchema, '$schema' | 'format' | 'of' | 'rows' | 'values' | 'fields'>
>;

const pathOf = (table: unknown): string | undefined => (typeof table === 'string' ? `/${table}` : undefined);

/** Leaves out what the server alone reads, and what {@link completePage} adds. */
export const packPage = ({
  $schema,
  format,
  page,
  path,
  of,
  rows,
  values,
  fields,
  ...rest
}: PageSchema): PackedPage => ({
  ...(page === usualPageKind ? {} : { page }),
  ...(path === pathOf(rest.table) ? {} : { path }),
  ...rest,
});

/** Adds what {@link packPage} left out. Values that are no objects stay as they are, for the reader to refuse. */
export const completePage = (value: unknown): unknown =>
  isObject(value) ? { format: 1, page: usualPageKind, path: pathOf(value.table), ...value } : value;
