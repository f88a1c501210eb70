import { pageKind } from '../model/check/pageKinds/pageKinds.ts';
import { builtInPages } from '../model/schema/builtInPages.ts';
import type { PageSchema } from '../model/schema/PageSchema.ts';

/** True for pages that only explain why another page is not shown. They get no tab. */
export const isNotice = (page: PageSchema): boolean =>
  builtInPages.includes(page) && pageKind(page)?.isNotice === true;
