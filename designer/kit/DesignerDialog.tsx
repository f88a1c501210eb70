import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Dialog } from '../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useRenderersReady } from '../../runtime/host/useRenderersReady.ts';

interface DesignerDialogProps {
  readonly title: string;
  readonly subtitle: string;
  readonly className: string;
  /** Question before changes that are not published are left. */
  readonly question: string;
  readonly store: { readonly isUnsaved: boolean; settled(): void };
  onClose(): void;
  /** The editor, once the renderers of its fields are there. */
  readonly children: ReactNode;
}

/** A designer over the whole window; asks before changes that are not published are left. */
export const DesignerDialog = observer(function DesignerDialog(props: DesignerDialogProps): ReactNode {
  const { title, subtitle, className, question, store, onClose, children } = props;
  const { t, notify, renderers } = useApp();
  const isReady = useRenderersReady(renderers) || renderers.find('field', 'text') !== undefined;
  const close = async (): Promise<void> => {
    const asked = { title: t('list.confirmTitle'), text: question };
    if (store.isUnsaved && !(await notify.confirm(asked))) return;
    store.settled();
    onClose();
  };
  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      width="96vw"
      height="auto"
      padding={0}
      className={className}
      onClose={() => void close()}
      footer={
        <Button type="tertiary" onClick={() => void close()}>
          {t('list.close')}
        </Button>
      }
    >
      {isReady ? children : <p aria-busy="true">{t('box.loading')}</p>}
    </Dialog>
  );
});
