import type { ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import type { DesignedView, ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';

/** The schema of a view in force. */
export const schemaOf = ({ schema }: DesignedView): ViewSchema => schema as unknown as ViewSchema; // the server checked it

/** The data sets among the views, by title. */
export const datasetsOf = ({ views }: ViewDesign): readonly DesignedView[] =>
  views
    .filter((one) => schemaOf(one).isDataset === true)
    .toSorted((a, b) => a.title.localeCompare(b.title, 'zh'));

/** Titles of the tables that a view reads first. */
export const sourceTitles = (one: DesignedView, { tables }: Pick<ViewDesign, 'tables'>): string => {
  const titles = new Map(tables.map(({ table, title }) => [table, title] as const));
  return [...new Set(schemaOf(one).parts.map(({ from }) => titles.get(from) ?? from))].join('、');
};
