import type { App } from '../../../runtime/host/AppContext.ts';
import { type ListAction, refusedSelection } from '../../../runtime/ListAction.ts';
import { testOf } from '../../../runtime/model/conditions/conditionHolds.ts';
import { recordScope } from '../../../runtime/model/formulas/recordScope.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { RowButton } from '../../../runtime/model/schema/RowButton.ts';
import { linkTarget } from '../../../runtime/store/page/cellTarget.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import type { PageLink } from '../../../runtime/store/page/pageLink.ts';
import { allActions } from '../../actions/allActions.ts';
import { pressAction } from '../../actions/pressAction.ts';
import { transitionActions } from '../../actions/transitionActions.ts';
import type { ShownButton } from './ShownButton.ts';

/** Follows a link to another page. */
type Follow = (link: PageLink) => void;

/** The buttons of rows that the user has on a page, in its order. */
export function rowButtonsOf(app: App, page: PageStore, follow: Follow): readonly ShownButton[] {
  const { transitions } = page.doc.main;
  const actions = [...allActions(app.listActions), ...transitionActions(transitions)].filter(
    // What needs no row is no button of one.
    (action) =>
      refusedSelection(action.needs, 0) !== undefined &&
      action.offered?.(page) !== false &&
      page.may(action.right ?? action.action),
  );
  return (page.page.rowButtons ?? []).flatMap((button, at): readonly ShownButton[] => {
    const field = `$button${at}`;
    if (button.linkTo) return [linkButton(app, page, { ...button, field }, follow)];
    const action = actions.find((one) => one.action === button.action);
    return action ? [actionButton(app, page, { ...button, field }, action)] : [];
  });
}

type Named = RowButton & { readonly field: string };

const linkButton = (
  app: App,
  page: PageStore,
  { field, text = '', linkTo }: Named,
  follow: Follow,
): ShownButton => {
  const target = (row: Row): PageLink | undefined =>
    linkTarget(app.session, linkTo, row, page.list.query.values);
  return {
    field,
    text,
    isFor: (row) => target(row) !== undefined,
    press: (row) => {
      const link = target(row);
      if (link) follow(link);
    },
  };
};

const actionButton = (app: App, page: PageStore, { field, text }: Named, action: ListAction): ShownButton => {
  const transition = page.doc.main.transitions?.find((one) => one.action === action.action);
  const holds = transition && testOf(transition.when, false);
  return {
    field,
    text: text ?? action.text ?? app.t(action.label),
    isFor: (row) => holds === undefined || holds(recordScope(row), { now: app.session.now() }),
    press: (row) => {
      // The action takes its row from the selection, which shows what it is about.
      page.list.select(new Set([page.list.keyOf(row)]));
      pressAction(app, page, action);
    },
  };
};
