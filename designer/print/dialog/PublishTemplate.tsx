import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { printKind } from '../../../runtime/model/schema/PrintSchema.ts';
import { PublishPatch } from '../../kit/PublishPatch.tsx';
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
  const { designed, draft, doc } = store;
  return (
    <PublishPatch
      {...{ store, onPublished, onClose }}
      title={t('printDesign.publish', { name: draft.title })}
      question={t('printDesign.publishQuestion')}
      changes={templateChanges(designed.schema, draft, doc, t)}
      schema={{ kind: printKind, name: designed.name, over: designed.version }}
      publish={async (batch) => (await data.designs()).prints.publish(batch)}
    />
  );
});
