import type { BatchChange, MenuGrant } from '../../runtime/wire/schemas/SchemaVersion.ts';
import type { ViewDesign } from '../../runtime/wire/views/ViewDesign.ts';

/** Where a new page stands in the menu, and the roles that may open it. */
export interface PagePlan {
  readonly menuId: number;
  readonly parentId: number;
  readonly name: string;
  readonly roleIds: readonly number[];
}

/** What plans are made of. */
export type PagePlaces = Pick<ViewDesign, 'groups' | 'roles' | 'freeMenuId'>;

/** The plan that a dialog begins with; `beside`: the group of the menu that the data's own page stands in. */
export const firstPlan = ({ freeMenuId, groups }: PagePlaces, name: string, beside?: number): PagePlan => ({
  menuId: freeMenuId,
  parentId: (groups.find(({ id }) => id === beside) ?? groups[0])?.id ?? 0,
  name: name.trim(),
  roleIds: [],
});

/** The page that a line of the menu opens, and what roles may be granted there. */
interface OpenedPage {
  readonly url: string;
  readonly tableName: string;
  readonly actions: readonly string[];
}

/** The change that makes the line of the menu of a plan. */
export const lineOfPlan = ({ menuId, parentId, name }: PagePlan, opens: OpenedPage): BatchChange => ({
  kind: 'menu',
  name: String(menuId),
  over: 0,
  patch: { id: menuId, parentId, name: name.trim(), ...opens },
});

/** The rights that the roles of a plan get. */
export const grantsOf = ({ menuId, roleIds }: PagePlan, actions: readonly string[]): readonly MenuGrant[] =>
  roleIds.length === 0 ? [] : [{ menuId, roleIds, actions }];
