import type { User } from '../../runtime/model/access/User.ts';
import { readScope } from '../../runtime/model/optionViews/readOptionView.ts';
import type { OptionViewRow, SentViews } from '../../runtime/model/schema/OptionViewRow.ts';
import type { Database } from '../db/Database.ts';
import { type StoredView, viewsOf } from './storedViews.ts';
import { viewChoice } from './viewChoice.ts';

/** User 1 changes every view, so that those of a former user can be changed and deleted. */
const everyView = 1;

/** Whether a user may change a view. */
export const mayEditView = (user: Pick<User, 'id'>, view: Pick<StoredView, 'CreateID'>): boolean =>
  user.id === everyView || user.id === view.CreateID;

/** A view as its user gets it. */
export const shownView = (user: Pick<User, 'id'>, { CreateID, ...view }: StoredView): OptionViewRow => {
  const scope = readScope(view.ScopeUser);
  return {
    ...view,
    MayEdit: mayEditView(user, { CreateID }),
    IsTab: CreateID === user.id || scope === 'all' || (scope !== 'own' && scope.includes(user.id)),
  };
};

/** The views of a page for a user in the user's order, and which one the list shows first. */
export const viewsFor = async (db: Database, user: Pick<User, 'id'>, table: string): Promise<SentViews> => {
  const { chosen, order } = await viewChoice(db, user.id, table);
  const views = await viewsOf(db, table, user.id, user.id === everyView);
  const places = new Map(order.map((id, at) => [id, at]));
  const placeOf = ({ OptionView_Id: id }: StoredView): number => places.get(id) ?? order.length + id;
  return {
    rows: views.toSorted((a, b) => placeOf(a) - placeOf(b)).map((view) => shownView(user, view)),
    chosen,
  };
};
