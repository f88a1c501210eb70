import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { reloadPage } from '../../../runtime/host/reloadPage.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { DesignAnswer } from '../../../runtime/wire/design/DesignAnswer.ts';
import { PublishDialog } from '../../kit/PublishDialog.tsx';
import type { FormBase } from '../base/FormBase.ts';
import { readDraft } from '../draft/readDraft.ts';
import { designChanges } from '../save/designChanges.ts';
import { saveForm } from '../save/saveForm.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';

const movedIssue: Issue = { path: '', rule: 'formDesign.moved', params: {}, severity: 'warning' };

const questionOf = ({ isAdmin, makesFields }: FormBase): MessageKey =>
  makesFields ? 'collection.saveQuestion' : isAdmin ? 'formDesign.saveForAll' : 'formDesign.saveForMe';

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
  const [moved, setMoved] = useState<{ readonly design: DesignAnswer | undefined }>();
  const save = async (): Promise<void> => {
    setWaiting(true);
    const done = await saveForm(
      store.calls ?? (await data.designs()),
      store,
      moved ? moved.design : store.stored,
    );
    setWaiting(false);
    if (!done.ok && 'moved' in done) {
      setMoved({ design: done.moved });
      return;
    }
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
      question={t(questionOf(base))}
      warnings={moved ? [movedIssue] : []}
      changes={designChanges(moved ? readDraft(moved.design, base).draft : loaded, draft, base.document, t)}
      isWaiting={isWaiting}
      onConfirm={() => void save()}
      onClose={onClose}
    />
  );
});
