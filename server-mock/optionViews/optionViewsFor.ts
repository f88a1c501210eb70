import type { User } from '../../runtime/model/access/User.ts';
import { readScope } from '../../runtime/model/optionViews/readOptionView.ts';
import type { OptionViewRow, SentOptionViews } from '../../runtime/model/schema/OptionViewRow.ts';
import type { Database } from '../db/Database.ts';
import { optionViewChoice } from './optionViewChoice.ts';
import { optionViewsOf, type StoredOptionView } from './storedOptionViews.ts';

/** User 1 changes every view, so that those of a former user can be changed and deleted. */
const everyOptionView = 1;

/** Whether a user may change a view. */
export const mayEditOptionView = (
  user: Pick<User, 'id'>,
  view: Pick<StoredOptionView, 'CreateID'>,
): boolean => user.id === everyOptionView || user.id === view.CreateID;

/** A view as its user gets it. */
export const shownOptionView = (
  user: Pick<User, 'id'>,
  { CreateID, ...view }: StoredOptionView,
): OptionViewRow => {
  const scope = readScope(view.ScopeUser);
  return {
    ...view,
    MayEdit: mayEditOptionView(user, { CreateID }),
    IsTab: CreateID === user.id || scope === 'all' || (scope !== 'own' && scope.includes(user.id)),
  };
};

/** The views of a page for a user in the user's order, and which one the list shows first. */
export const optionViewsFor = async (
  db: Database,
  user: Pick<User, 'id'>,
  table: string,
): Promise<SentOptionViews> => {
  const { chosen, order } = await optionViewChoice(db, user.id, table);
  const views = await optionViewsOf(db, table, user.id, user.id === everyOptionView);
  const places = new Map(order.map((id, at) => [id, at]));
  const placeOf = ({ OptionView_Id: id }: StoredOptionView): number => places.get(id) ?? order.length + id;
  return {
    rows: views.toSorted((a, b) => placeOf(a) - placeOf(b)).map((view) => shownOptionView(user, view)),
    chosen,
  };
};
