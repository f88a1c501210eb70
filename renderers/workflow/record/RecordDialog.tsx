import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { rereadBox } from '../../../runtime/store/workflow/rereadBox.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { RecordTable } from './RecordTable.tsx';
import { useApproval } from './useApproval.ts';
import { WatchContent } from './WatchContent.tsx';
import './approval.css';

/**
 * 审批记录: who decided what about the document, when and why. A document in a flow shows its whole progress in
 * watch mode. It only informs until a reason is typed.
 */
export const RecordDialog = observer(function RecordDialog({ page, onClose }: PageDialogProps): ReactNode {
  const { t, data } = useApp();
  const { box, doc } = page;
  const [row] = page.dialogRows;
  const key = row ? page.list.keyOf(row) : '';
  const store = useApproval(doc.main.table, key);
  const { approval, failure } = store;
  const isWatched = approval?.flow !== undefined;
  const opened = box?.phase === 'ready' && String(box.key) === key ? box : undefined;
  const onlyLooks = opened?.action === 'Audit';
  const done = (): void => {
    void page.refresh();
    // Keep what the user is typing in the box below; its save reports what changed meanwhile.
    if (opened && !opened.changed) void rereadBox(data, opened, []);
  };
  return (
    <Dialog
      title={t('list.auditRecord')}
      subtitle={doc.main.cnName}
      width={isWatched ? 'min(90vw, 1800px)' : 'min(90vw, 900px)'}
      height="auto"
      {...(isWatched ? { className: 'jig-watch' } : {})}
      informs={!store.typed}
      onClose={onClose}
    >
      {approval === undefined && failure === undefined ? (
        <div aria-busy="true">{t('box.loading')}</div>
      ) : approval === undefined ? (
        <div role="alert">
          <p className="jig-decision-problem">{failure?.message}</p>
          <Button onClick={() => void store.load()}>{t('approvalScreen.retry')}</Button>
        </div>
      ) : isWatched ? (
        <WatchContent
          store={store}
          table={doc.main.table}
          recordKey={key}
          onlyLooks={onlyLooks}
          onDone={done}
        />
      ) : (
        <div className="jig-record">
          <RecordTable approval={approval} />
        </div>
      )}
    </Dialog>
  );
});
