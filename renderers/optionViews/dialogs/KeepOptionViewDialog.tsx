import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { optionViewMessages } from '../../../runtime/model/messages/optionView.ts';
import { optionViewEditingMessages } from '../../../runtime/model/messages/optionViewEditing.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { OptionViewEditing } from '../../../runtime/store/optionViews/OptionViewEditing.ts';
import { OptionViewForm } from '../../../runtime/store/optionViews/OptionViewForm.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { WaitingButton } from '../../dialogs/WaitingButton.tsx';
import { OptionViewBasics } from './OptionViewBasics.tsx';
import './optionViews.css';

addMessages({ ...optionViewMessages, ...optionViewEditingMessages });

/** 存为视图: keeps the present filters, order and columns under a name. */
export const KeepOptionViewDialog = observer(function KeepOptionViewDialog({
  page,
  onClose,
}: PageDialogProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const { views } = page;
  const [form] = useState(
    () =>
      new OptionViewForm(
        { doc: page.doc, showing: page.showing, sizes: page.list.sizes },
        {
          name: '',
          icon: '',
          tooltip: '',
          scope: 'own',
          columns: views.columns,
          query: views.query,
          marks: views.saved?.marks ?? [],
        },
      ),
  );
  const [isSaving, setSaving] = useState(false);
  const confirm = async (): Promise<void> => {
    if (isSaving || !form.check()) return;
    setSaving(true);
    const editing = new OptionViewEditing(app, views);
    const id = await editing.create({ ...form.draft, columns: views.columns, query: views.query });
    setSaving(false);
    if (id === undefined) return;
    onClose();
    views.forgetChanges();
    page.go(views.target(id));
    await editing.choose(id);
  };
  return (
    <Dialog
      title={t('optionView.keep')}
      subtitle={page.doc.main.cnName}
      width={520}
      height="auto"
      onClose={onClose}
      footer={
        <>
          <WaitingButton primary waiting={isSaving} onClick={() => void confirm()}>
            {t('list.ok')}
          </WaitingButton>
          <Button type="tertiary" onClick={onClose}>
            {t('list.cancel')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <OptionViewBasics form={form} mayShare={views.mayShare} isShort />
      </form>
    </Dialog>
  );
});
