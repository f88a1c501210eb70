import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { firstPlan, grantsOf, lineOfPlan, type PagePlan } from '../../kit/PagePlan.ts';
import { PlanFields } from '../../kit/PlanFields.tsx';
import { PublishDialog } from '../../kit/PublishDialog.tsx';
import { refusal } from '../../kit/refusal.ts';
import { movedLine } from '../draft/movedLine.ts';
import { pageChanges } from '../draft/pageChanges.ts';
import { composedPage } from '../kinds/composedPages.ts';
import type { PageDesignStore } from '../store/PageDesignStore.ts';
import { usePageSubject } from './PagePanel.tsx';

interface PublishPageProps {
  readonly store: PageDesignStore;
  onPublished(): void;
  onClose(): void;
}

/** Asks with the changes in words, and publishes the page, with its line of the menu and rights where it has none yet. */
export const PublishPage = observer(function PublishPage(props: PublishPageProps): ReactNode {
  const { store, onPublished, onClose } = props;
  const { t, data, notify, session } = useApp();
  const subject = usePageSubject(store);
  const { designed, designs, draft } = store;
  const { name, version, line, schema } = designed;
  const title = draft.title ?? name;
  const [isWaiting, setWaiting] = useState(false);
  const [plan, setPlan] = useState<PagePlan | undefined>(() => {
    if (line !== undefined) return undefined;
    const beside = session.menus.find(({ tableName }) => tableName === draft.table)?.parentId;
    return firstPlan(designs, title, beside);
  });
  const publish = async (): Promise<void> => {
    if (plan?.name.trim() === '') {
      notify.error(t('pageDesign.nameMissing'));
      return;
    }
    setWaiting(true);
    const { pages } = await data.designs();
    const actions = composedPage(draft).actions(draft);
    const opens = { url: draft.path, tableName: draft.api ?? draft.table ?? '', actions };
    const answer = await pages.publish({
      changes: [
        { kind: 'page', name, over: version, patch: store.patch },
        ...(plan === undefined ? movedLine(line, schema, draft, actions) : [lineOfPlan(plan, opens)]),
      ],
      grants: plan === undefined ? [] : grantsOf(plan, actions),
    });
    setWaiting(false);
    onClose();
    if (answer.ok) onPublished();
    else store.refuse([refusal(answer.failure.message)]);
  };
  return (
    <PublishDialog
      title={t('pageDesign.publish', { name: title })}
      confirm={t('editor.confirmPublish')}
      question={t('pageDesign.publishQuestion')}
      warnings={store.found}
      changes={pageChanges(designed.isNew ? undefined : schema, subject, title)}
      isWaiting={isWaiting}
      onConfirm={() => void publish()}
      onClose={onClose}
    >
      {plan === undefined ? null : (
        <section>
          <p className="jig-pg-note">{t('viewDesign.path', { path: draft.path })}</p>
          <PlanFields places={designs} plan={plan} rolesTitle={t('pageDesign.rolesMay')} onChange={setPlan} />
        </section>
      )}
    </PublishDialog>
  );
});
