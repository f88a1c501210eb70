import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { PageLink } from '../../runtime/host/PageLink.tsx';
import { type ListAction, refusedSelection } from '../../runtime/ListAction.ts';
import { explainAction } from '../../runtime/model/explain/explainAction.ts';
import { explainColumn, explainMissingColumns } from '../../runtime/model/explain/explainColumn.ts';
import type { Reason } from '../../runtime/model/explain/Reason.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { whyMessages } from '../../runtime/model/messages/why.ts';
import type { PageDialogProps } from '../../runtime/Renderer.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { allActions } from '../actions/allActions.ts';
import { transitionActions } from '../actions/transitionActions.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { ExplainBody } from './ExplainBody.tsx';
import { ExplainSection } from './ExplainSection.tsx';
import { explainPlace } from './explainPlace.ts';
import { ReasonList } from './ReasonList.tsx';
import { useOrigin } from './useOrigin.ts';
import { useProvenance } from './useProvenance.ts';
import './explain.css';

addMessages(whyMessages);

/** Explains a list page: hidden or read-only columns, and missing or refused buttons. */
export const ExplainList = observer(function ExplainList({ page, onClose }: PageDialogProps): ReactNode {
  const app = useApp();
  const { t, locale, settings } = app;
  const [place] = useState(() => explainPlace(document.activeElement));
  const { main, details } = page.doc;
  const detail = details.find(({ schema }) => schema.table === place.table);
  const because = useProvenance(main.table, detail?.schema.table);
  const hidden = useHiddenFields(main.table);
  const table = detail?.table ?? main;
  const origin = useOrigin(table.table, place.field);
  if (because === undefined) return null;
  const [row, ...others] = detail === undefined ? page.list.selectedRows : [];
  const key = others.length === 0 ? row?.[main.key] : undefined;
  const asked = {
    because,
    locale,
    table,
    showing: page.showing,
    set: settings.of(table.table).columns,
    view: settings.viewOver(table.table),
  };
  const field = place.field === undefined ? undefined : table.byName.get(place.field);
  const action = actionsOffered(page, app.listActions).find((one) => one.action === place.action);
  const [title, body] = field
    ? [
        field.title,
        <ReasonList key="c" reasons={explainColumn({ ...asked, field, origin, key })} link={linkTo} />,
      ]
    : action
      ? [titleOf(action), <ReasonList key="a" reasons={ofButton(action)} />]
      : [undefined, overview()];
  const shown = title === undefined ? t('why.list') : t('why.title', { title });
  return (
    <Dialog title={shown} width={620} height="min(480px, 64vh)" informs onClose={onClose}>
      <ExplainBody title={shown}>{body}</ExplainBody>
    </Dialog>
  );

  function linkTo({ text, ...to }: NonNullable<Reason['link']>): ReactNode {
    return (
      <PageLink to={to} onClick={onClose}>
        {text}
      </PageLink>
    );
  }

  function overview(): ReactNode {
    const byRole = hidden > 0 ? [{ text: t('why.roleHides', { n: hidden }) }] : [];
    const columns = [...explainMissingColumns(asked), ...byRole];
    const buttons = actionsOffered(page, app.listActions).flatMap(reasonsOf);
    return (
      <>
        <ExplainSection title={t('why.buttons')} reasons={buttons} none={t('why.noButtons')} />
        <ExplainSection title={t('why.columns')} reasons={columns} none={t('why.noColumns')} />
      </>
    );
  }

  function ofButton(one: ListAction): readonly Reason[] {
    const found = reasonsOf(one);
    return found.length > 0 ? found : [{ text: t('why.usable', { title: titleOf(one) }) }];
  }

  function reasonsOf(one: ListAction): readonly Reason[] {
    const { user } = app.session;
    if (!user) return [];
    const { list } = page;
    const selection = refusedSelection(one.needs, list.selected.size);
    return explainAction({
      right: one.right ?? one.action,
      title: titleOf(one),
      user,
      table: main,
      rows: one.needs ? list.selectedRows : [],
      locale,
      now: app.session.now(),
      offered: one.isGeneral === true || (page.page.actions?.includes(one.action) ?? true),
      selection: selection && t(selection),
    });
  }

  function titleOf(one: ListAction): string {
    return one.text ?? t(one.label);
  }
});

/** All buttons that a list page can have. Status buttons always come from the page itself. */
function actionsOffered(page: PageStore, plugged: readonly ListAction[] | undefined): readonly ListAction[] {
  return [...allActions(plugged), ...transitionActions(page.doc.main.transitions)].filter(
    (action) => action.offered?.(page) !== false,
  );
}

/** Number of fields that the user's roles hide; 0 while unknown. */
function useHiddenFields(table: string): number {
  const { data } = useApp();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let current = true;
    void data.hiddenFields(table).then((answer) => {
      if (current && answer.ok) setCount(answer.data);
    });
    return () => {
      current = false;
    };
  }, [data, table]);
  return count;
}
