import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import type { ComposedPage } from './ComposedPage.ts';
import { calendar } from './calendar.ts';
import { report } from './report.ts';

/** The kinds of pages that administrators compose. */
const composedPages: readonly ComposedPage[] = [report, calendar];

/** The kind of a page; pages of other kinds are not listed. */
export const composedPage = ({ page }: Pick<PageSchema, 'page'>): ComposedPage =>
  composedPages.find(({ name }) => name === page) ?? report;
