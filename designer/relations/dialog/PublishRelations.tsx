import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PublishPatch } from '../../kit/PublishPatch.tsx';
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
  const { own } = store;
  return (
    <PublishPatch
      {...{ store, onPublished, onClose }}
      title={t('relationDesign.publish', { name: own.title })}
      question={t('relationDesign.publishQuestion')}
      changes={relationChanges(own, store.loaded, store.draft, t)}
      schema={{ kind: 'relations', name: own.table, over: own.version }}
      publish={async (batch) => (await data.designs()).relations.publish(batch)}
    />
  );
});
