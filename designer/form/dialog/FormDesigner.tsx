import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { useRenderersReady } from '../../../runtime/host/useRenderersReady.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { type LoadResult, loadForm } from '../base/loadForm.ts';
import { FormWorkspace } from './FormWorkspace.tsx';
import './formDesigner.css';

/** The form designer of a page: loads its form, and asks before unsaved changes are left. */
export function FormDesigner({ page, onClose }: PageDialogProps): ReactNode {
  const app = useApp();
  const { t, notify, renderers } = app;
  const isReady = useRenderersReady(renderers) || renderers.find('field', 'text') !== undefined;
  const [result, setResult] = useState<LoadResult>();
  const [isChanged, setChanged] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once for an opening
  useEffect(() => {
    let current = true;
    void loadForm(app, page).then((found) => {
      if (current) setResult(found);
    });
    return () => {
      current = false;
    };
  }, [page]);
  const close = async (): Promise<void> => {
    const question = { title: t('list.confirmTitle'), text: t('formDesign.leaveQuestion') };
    if (!isChanged || (await notify.confirm(question))) onClose();
  };
  return (
    <Dialog
      title={t('designer.title')}
      subtitle={page.doc.main.cnName}
      width="96vw"
      height="auto"
      padding={0}
      className="jig-fm-designer"
      onClose={() => void close()}
      footer={
        <Button type="tertiary" onClick={() => void close()}>
          {t('list.close')}
        </Button>
      }
    >
      {result === undefined || !isReady ? (
        <div className="jig-fm-wait" aria-busy="true">
          {t('box.loading')}
        </div>
      ) : 'failed' in result ? (
        <div className="jig-fm-wait" role="alert">
          {result.failed}
        </div>
      ) : (
        <FormWorkspace loaded={result.loaded} onChanged={setChanged} onClose={onClose} />
      )}
    </Dialog>
  );
}
