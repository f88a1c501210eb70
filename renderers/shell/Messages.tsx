import { observer } from 'mobx-react-lite';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { PieceNotice } from './PieceNotice.tsx';
import { ToastItem } from './ToastItem.tsx';
import './messages.css';

/**
 * What the product says by itself: toasts, a polite live region, and the question before a risky step. Drawn by us and not
 * by Semi's Toast, whose role is always `alert` and whose close button has no name (docs/decisions).
 */
export const Messages = observer(function Messages() {
  const { notify } = useCore();
  const t = useText();
  const { toasts, question, announcement } = notify;
  return (
    <>
      <div className="jig-toasts">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} notify={notify} closeName={t('shell.close')} />
        ))}
      </div>
      <div className="jig-visually-hidden" aria-live="polite" data-live-region>
        {announcement}
      </div>
      <PieceNotice />
      {question ? <ConfirmDialog question={question} /> : null}
    </>
  );
});
