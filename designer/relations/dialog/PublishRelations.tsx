import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PublishDialog } from '../../kit/PublishDialog.tsx';
import { relationChanges } from '../draft/relationChanges.ts';
import type { RelationsStore } from '../store/RelationsStore.ts';

interface PublishRelationsProps {
  readonly store: RelationsStore;
  onPublished(): void;
  onClose(): void;
}

/** Asks with the changes in words, and publishes the relations of the table. */
export const PublishRelations = observer(function PublishRelations(props: PublishRelationsProps): ReactNode {
  const { store, onPublished, onClose } = props;
  const { t, data } = useApp();
  const [isWaiting, setWaiting] = useState(false);
  const { own } = store;
  const publish = async (): Promise<void> => {
    setWaiting(true);
    const { relations } = await data.designs();
    const change = { kind: 'relations', name: own.table, over: own.version, patch: store.patch };
    const answer = await relations.publish({ changes: [change], grants: [] });
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
      title={t('relationDesign.publish', { name: own.title })}
      confirm={t('editor.confirmPublish')}
      question={t('relationDesign.publishQuestion')}
      warnings={store.found}
      changes={relationChanges(own, store.loaded, store.draft, t)}
      isWaiting={isWaiting}
      onConfirm={() => void publish()}
      onClose={onClose}
    />
  );
});
