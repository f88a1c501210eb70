import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { reloadPage } from '../../../runtime/host/reloadPage.ts';
import { PublishDialog } from '../../kit/PublishDialog.tsx';
import { designChanges } from '../save/designChanges.ts';
import { saveForm } from '../save/saveForm.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';

interface SaveFormProps {
  readonly store: FormDesignerStore;
  /** The design is stored, and the page is about to reload. */
  onSaved(): Promise<void>;
  onClose(): void;
}

/** Asks with the changes in words, saves, and reloads the page. After a failure the draft stays as it is. */
export const SaveForm = observer(function SaveForm({ store, onSaved, onClose }: SaveFormProps): ReactNode {
  const { t, data, notify, schemas } = useApp();
  const [isWaiting, setWaiting] = useState(false);
  const { base, loaded, draft } = store;
  const save = async (): Promise<void> => {
    setWaiting(true);
    const done = await saveForm(await data.designs(), store);
    setWaiting(false);
    onClose();
    if (!done.ok) {
      notify.error(done.failed);
      return;
    }
    notify.success(t('formDesign.saved'));
    await onSaved();
    // Another unsaved input on the page keeps it; the form is then drawn anew without a reload.
    if (!reloadPage()) schemas.forget();
  };
  return (
    <PublishDialog
      title={t('formDesign.saveTitle')}
      confirm={t('formDesign.save')}
      question={t(base.isAdmin ? 'formDesign.saveForAll' : 'formDesign.saveForMe')}
      warnings={[]}
      changes={designChanges(loaded, draft, base.document, t)}
      isWaiting={isWaiting}
      onConfirm={() => void save()}
      onClose={onClose}
    />
  );
});
