import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { useRenderersReady } from '../../../runtime/host/useRenderersReady.ts';
import type { DesignedView, ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import { ViewWorkspace } from './ViewWorkspace.tsx';
import './viewDesigner.css';

interface ViewDesignerProps {
  readonly design: ViewDesign;
  /** Undefined: a new view. */
  readonly stored: DesignedView | undefined;
  onPublished(): void;
  onClose(): void;
}

/** The designer of one view; asks before changes that are not published are left. */
export const ViewDesigner = observer(function ViewDesigner(props: ViewDesignerProps): ReactNode {
  const { design, stored, onPublished, onClose } = props;
  const app = useApp();
  const { t, notify, renderers } = app;
  const isReady = useRenderersReady(renderers) || renderers.find('field', 'text') !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store an opening
  const store = useMemo(() => new ViewDesignerStore(app, design, stored), []);
  const close = async (): Promise<void> => {
    const question = { title: t('list.confirmTitle'), text: t('viewDesign.leaveQuestion') };
    if (store.isUnsaved && !(await notify.confirm(question))) return;
    store.settled();
    onClose();
  };
  return (
    <Dialog
      title={t('viewDesign.title')}
      subtitle={stored?.title ?? t('viewDesign.new')}
      width="96vw"
      height="auto"
      padding={0}
      className="jig-vd-designer"
      onClose={() => void close()}
      footer={
        <Button type="tertiary" onClick={() => void close()}>
          {t('list.close')}
        </Button>
      }
    >
      {isReady ? (
        <ViewWorkspace store={store} onPublished={onPublished} />
      ) : (
        <p className="jig-vd-note" aria-busy="true">
          {t('box.loading')}
        </p>
      )}
    </Dialog>
  );
});
