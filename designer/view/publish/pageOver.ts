import type { ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import type { BatchChange, MenuGrant } from '../../../runtime/wire/schemas/SchemaVersion.ts';

/** Where a list page over a view stands, and who may open it. */
export interface PagePlan {
  readonly menuId: number;
  readonly parentId: number;
  readonly name: string;
  readonly roleIds: readonly number[];
}

/** Actions of a page that only shows. */
const actions = ['Search', 'Export'] as const;

/** The changes that make a list page over a view, with its line of the menu. */
export const pageOver = ({ view }: Pick<ViewSchema, 'view'>, plan: PagePlan): readonly BatchChange[] => {
  const path = `/${view}`;
  const { menuId, parentId, name } = plan;
  return [
    { kind: 'page', name: path, over: 0, patch: { format: 1, page: 'list', path, table: view } },
    {
      kind: 'menu',
      name: String(menuId),
      over: 0,
      patch: { id: menuId, parentId, name, url: path, tableName: view, actions },
    },
  ];
};

/** The rights that the roles of a plan get. */
export const grantsOf = ({ menuId, roleIds }: PagePlan): readonly MenuGrant[] =>
  roleIds.length === 0 ? [] : [{ menuId, roleIds, actions }];
