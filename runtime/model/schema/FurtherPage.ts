import type { PageSchema } from './PageSchema.ts';

/** A page over a table that has another page: it has its own name in rights, calls and settings. */
export type FurtherPage = PageSchema & Required<Pick<PageSchema, 'api'>>;

/** True for a page with an API name of its own. */
export const isFurther = (page: PageSchema): page is FurtherPage => page.api !== undefined;
