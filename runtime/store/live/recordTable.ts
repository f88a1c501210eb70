import type { PageSchema } from '../../model/schema/PageSchema.ts';

/** Table that stores the records of a page by its API name, as events name it; any other name stays. */
export const recordTable = (pages: readonly PageSchema[], name: string): string =>
  pages.find(({ api }) => api === name)?.table ?? name;
