import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { cellText } from '../../../renderers/form/cellText.ts';
import { type App, useApp } from '../../../runtime/host/AppContext.ts';
import type { Difference } from '../../../runtime/model/schema/Difference.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { diffFlows } from '../../../runtime/model/workflow/definition/diffFlows.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import { PublishDialog } from '../../kit/PublishDialog.tsx';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import { sentenceOptions } from '../store/flowWords.ts';
import { peopleOf } from '../store/peopleOf.ts';
import { usePublishCheck } from './usePublishCheck.ts';

interface PublishFlowProps {
  readonly store: FlowDesignerStore;
  onPublished(): void;
  onClose(): void;
}

/** Publishes a flow after a confirmation. With errors of the server's check it does not ask; the problem list shows them. */
export const PublishFlow = observer(function PublishFlow({
  store,
  onPublished,
  onClose,
}: PublishFlowProps): ReactNode {
  const app = useApp();
  const { box } = store;
  const warnings = usePublishCheck(store, onClose);
  if (warnings === undefined) return null;
  const publish = async (): Promise<void> => {
    const done = await box.save();
    onClose();
    if (!done) return;
    // Open pages of its table say from now on who will approve.
    app.schemas.forget();
    onPublished();
  };
  return (
    <PublishDialog
      title={app.t('flowDesigner.publishTitle')}
      confirm={app.t('editor.confirmPublish')}
      warnings={warnings}
      changes={changesOf(app, store)}
      isWaiting={box.saving.isWaiting}
      onConfirm={() => void publish()}
      onClose={onClose}
    />
  );
});

/** Changes between the drawing and the version that the box loaded. */
function changesOf(app: App, store: FlowDesignerStore): readonly Difference[] {
  const { box, document } = store;
  const base = box.forms.base.main;
  const inWords = (row: Row): Row =>
    Object.fromEntries(store.form.fields.map((name) => [name, cellText(app, box.doc.main, row, name)]));
  return diffFlows(readDefinition(base, document), store.reading, {
    document,
    people: peopleOf(store.people),
    locale: app.locale,
    sentence: sentenceOptions(app),
    titleOf: (field) => box.doc.main.byName.get(field)?.title ?? field,
    headers: [inWords(base), inWords(store.form.header)],
  });
}
