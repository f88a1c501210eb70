import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { useRenderersReady } from '../../../runtime/host/useRenderersReady.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import { RelationsStore } from '../store/RelationsStore.ts';
import { RelationsWorkspace } from './RelationsWorkspace.tsx';
import './relationsDesigner.css';

interface RelationsDesignerProps {
  readonly tables: ReadonlyMap<string, RelatedTable>;
  readonly own: RelatedTable;
  onPublished(): void;
  onClose(): void;
}

/** The editor of the relations of one table; asks before changes that are not published are left. */
export const RelationsDesigner = observer(function RelationsDesigner(
  props: RelationsDesignerProps,
): ReactNode {
  const { tables, own, onPublished, onClose } = props;
  const app = useApp();
  const { t, notify, renderers } = app;
  const isReady = useRenderersReady(renderers) || renderers.find('field', 'text') !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store an opening
  const store = useMemo(() => new RelationsStore(app, tables, own), []);
  const close = async (): Promise<void> => {
    const question = { title: t('list.confirmTitle'), text: t('relationDesign.leaveQuestion') };
    if (store.isUnsaved && !(await notify.confirm(question))) return;
    store.settled();
    onClose();
  };
  return (
    <Dialog
      title={t('relationDesign.title')}
      subtitle={own.title}
      width="96vw"
      height="auto"
      padding={0}
      className="jig-rd-designer"
      onClose={() => void close()}
      footer={
        <Button type="tertiary" onClick={() => void close()}>
          {t('list.close')}
        </Button>
      }
    >
      {isReady ? (
        <RelationsWorkspace store={store} onPublished={onPublished} />
      ) : (
        <p className="jig-rd-note" aria-busy="true">
          {t('box.loading')}
        </p>
      )}
    </Dialog>
  );
});
