import type { ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import type { BatchChange } from '../../../runtime/wire/schemas/SchemaVersion.ts';
import { lineOfPlan, type PagePlan } from '../../kit/PagePlan.ts';

/** Actions of a page that only shows. */
export const shownActions = ['Search', 'Export'] as const;

/** The changes that make a list page over a view, with its line of the menu. */
export const pageOver = ({ view }: Pick<ViewSchema, 'view'>, plan: PagePlan): readonly BatchChange[] => {
  const path = `/${view}`;
  return [
    { kind: 'page', name: path, over: 0, patch: { format: 1, page: 'list', path, table: view } },
    lineOfPlan(plan, { url: path, tableName: view, actions: shownActions }),
  ];
};
