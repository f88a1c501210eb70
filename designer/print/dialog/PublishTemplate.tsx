import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { printKind } from '../../../runtime/model/schema/PrintSchema.ts';
import { PublishDialog } from '../../kit/PublishDialog.tsx';
import { templateChanges } from '../draft/templateChanges.ts';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';

interface PublishTemplateProps {
  readonly store: PrintDesignStore;
  onPublished(): void;
  onClose(): void;
}

/** Asks with the changes in words, and publishes the template. */
export const PublishTemplate = observer(function PublishTemplate(props: PublishTemplateProps): ReactNode {
  const { store, onPublished, onClose } = props;
  const { t, data } = useApp();
  const [isWaiting, setWaiting] = useState(false);
  const { designed, draft, doc } = store;
  const publish = async (): Promise<void> => {
    setWaiting(true);
    const { prints } = await data.designs();
    const change = { kind: printKind, name: designed.name, over: designed.version, patch: store.patch };
    const answer = await prints.publish({ changes: [change], grants: [] });
    setWaiting(false);
    onClose();
    if (answer.ok) onPublished();
    else
      store.refuse([
        { path: '', rule: 'form.custom', params: { text: answer.failure.message }, severity: 'error' },
      ]);
  };
  return (
    <PublishDialog
      title={t('printDesign.publish', { name: draft.title })}
      confirm={t('editor.confirmPublish')}
      question={t('printDesign.publishQuestion')}
      warnings={store.found}
      changes={templateChanges(designed.schema, draft, doc, t)}
      isWaiting={isWaiting}
      onConfirm={() => void publish()}
      onClose={onClose}
    />
  );
});
