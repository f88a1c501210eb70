import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import type { PageDesigns } from '../../../runtime/wire/pages/PageDesign.ts';
import { freeName } from '../../kit/freeName.ts';
import type { DesignedDraft } from '../store/PageDesignStore.ts';
import type { PageContent } from './pageOffers.ts';

interface Wanted {
  readonly table: string;
  readonly title: string;
  /** End of its name. */
  readonly suffix: string;
  readonly content: PageContent & Partial<PageSchema>;
}

/** Maximum characters of a page's title. */
const longest = 50;

/** A page that does not exist yet, under a name that no page, table or route has. */
export const newPage = ({ paths, tables }: PageDesigns, wanted: Wanted): DesignedDraft => {
  const { table, title, suffix, content } = wanted;
  const taken = [...paths.map((path) => path.replace(/^\//, '')), ...tables.map((one) => one.table)];
  const api = freeName([`${table}${suffix}`], taken);
  const schema: PageSchema = {
    ...content,
    ...{ format: 1, path: `/${api}`, api, title: title.slice(0, longest), table },
  };
  return { name: schema.path, version: 0, schema, isNew: true, line: undefined };
};
