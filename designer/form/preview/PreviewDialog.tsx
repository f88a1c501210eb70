import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import type { Data } from '../../../expressions/index.ts';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { FormFields } from '../../../renderers/form/FormFields.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { FormStore } from '../../../runtime/store/form/FormStore.ts';
import { TableSketch } from '../canvas/TableSketch.tsx';
import { exportJson, exportVue } from '../exchange/exportForm.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';
import { PopupButtons } from './PopupButtons.tsx';
import { PreviewChoices } from './PreviewChoices.tsx';
import { previewDocument } from './previewDocument.ts';
import { usePreviewSubject } from './usePreviewSubject.ts';

interface PreviewDialogProps {
  readonly store: FormDesignerStore;
  onClose(): void;
}

/** The designed form to try out. Submit stores nothing. */
export const PreviewDialog = observer(function PreviewDialog({
  store,
  onClose,
}: PreviewDialogProps): ReactNode {
  const { t, notify, session, fieldTypes } = useApp();
  const [isNarrow, setNarrow] = useState(false);
  const { draft, base } = store;
  const subject = usePreviewSubject(base);
  const { layers, record } = subject;
  const action = record === undefined ? 'Add' : 'Edit';
  const doc = useMemo(
    () => previewDocument(draft, base, fieldTypes, layers),
    [draft, base, fieldTypes, layers],
  );
  const form = useMemo(
    () =>
      new FormStore(doc.main, {
        action,
        doc,
        now: session.now(),
        ...(record && { initial: record.main }),
        // Rows are data for formulas and conditions of the form.
        related: (name) => record?.details[name] as Data | undefined,
      }),
    [doc, action, record, session],
  );
  return (
    <Dialog
      title={t('formDesign.preview')}
      subtitle={base.title}
      width="min(1300px, 96vw)"
      height={600}
      onClose={onClose}
      className="jig-fm-preview"
      footer={
        <>
          <Button theme="solid" type="primary" onClick={() => form.checkLive()}>
            {t('formDesign.submit')}
          </Button>
          <Button
            onClick={() => {
              form.reset(record?.main ?? {}, action);
              notify.success(t('designer.formReset'));
            }}
          >
            {t('formDesign.reset')}
          </Button>
          <Button aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
            {t(isNarrow ? 'formDesign.window' : 'formDesign.phone')}
          </Button>
          <Button onClick={() => exportVue(store, session.now())}>{t('formDesign.exportVue')}</Button>
          <Button onClick={() => exportJson(store, session.now())}>{t('formDesign.exportJson')}</Button>
          <Button type="tertiary" onClick={onClose}>
            {t('list.close')}
          </Button>
        </>
      }
    >
      <div className={isNarrow ? 'jig-fm-phone' : undefined}>
        <PreviewChoices table={base.document.main} subject={subject} />
        <FormFields form={form} />
        <PopupButtons store={store} />
        <TableSketch store={store} shown={doc} rows={record?.details} isReached />
      </div>
    </Dialog>
  );
});
