import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { firstPlan, grantsOf, type PagePlan } from '../../kit/PagePlan.ts';
import { PublishDialog } from '../../kit/PublishDialog.tsx';
import { refusal } from '../../kit/refusal.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import { PageFields } from './PageFields.tsx';
import { pageOver, shownActions } from './pageOver.ts';
import { viewChanges } from './viewChanges.ts';

interface PublishViewProps {
  readonly store: ViewDesignerStore;
  onPublished(): void;
  onClose(): void;
}

/** Asks with the changes in words, and publishes the view, with a page over it where there is none yet. */
export const PublishView = observer(function PublishView(props: PublishViewProps): ReactNode {
  const { store, onPublished, onClose } = props;
  const { t, data, notify } = useApp();
  const [isWaiting, setWaiting] = useState(false);
  const { design, stored, schema } = store;
  const mayHavePage = stored?.path === undefined && !schema.isDataset;
  const [plan, setPlan] = useState<PagePlan | undefined>(() =>
    mayHavePage && stored === undefined ? firstPlan(design, schema.cnName) : undefined,
  );
  const path = `/${schema.view}`;
  const isTaken = design.paths.some((one) => one.toLowerCase() === path.toLowerCase());
  const blocked = plan !== undefined && (isTaken || plan.name.trim() === '');
  const publish = async (): Promise<void> => {
    if (blocked) {
      notify.error(isTaken ? t('viewDesign.pathTaken', { path }) : t('viewDesign.nameMissing'));
      return;
    }
    setWaiting(true);
    const { views } = await data.designs();
    const patch = schema as unknown as JsonObject; // a view is a JSON object
    const answer = await views.publish({
      changes: [
        { kind: 'view', name: schema.view, over: stored?.version ?? 0, patch },
        ...(plan === undefined ? [] : pageOver(schema, plan)),
      ],
      grants: plan === undefined ? [] : grantsOf(plan, shownActions),
    });
    setWaiting(false);
    onClose();
    if (answer.ok) onPublished();
    else store.refuse([refusal(answer.failure.message)]);
  };
  return (
    <PublishDialog
      title={t(schema.isDataset ? 'dataset.publish' : 'viewDesign.publish')}
      confirm={t('editor.confirmPublish')}
      warnings={store.issues}
      changes={viewChanges(store, t)}
      isWaiting={isWaiting}
      onConfirm={() => void publish()}
      onClose={onClose}
    >
      {mayHavePage ? (
        <PageFields
          design={design}
          plan={plan}
          path={path}
          isTaken={isTaken}
          name={schema.cnName}
          onChange={setPlan}
        />
      ) : null}
    </PublishDialog>
  );
});
