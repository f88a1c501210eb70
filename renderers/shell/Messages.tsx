import { observer } from 'mobx-react-lite';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { PieceNotice } from './PieceNotice.tsx';
import { ToastItem } from './ToastItem.tsx';
import './messages.css';

/**
 * Toasts, a polite live region, and the confirmation before a risky action.
 * Not Semi's Toast: its role is always `alert` and its close button has no name.
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
