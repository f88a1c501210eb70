import type { PageSchema } from './PageSchema.ts';

/** Name of a page in rights, calls and settings; undefined: the page shows no table. */
export const pageApi = ({ api, table }: Pick<PageSchema, 'api' | 'table'>): string | undefined =>
  api ?? table;
