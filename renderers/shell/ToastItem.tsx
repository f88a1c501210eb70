import type { ReactNode } from 'react';
import type { NotifyStore, Toast } from '../../runtime/store/shell/NotifyStore.ts';
import { CopyErrorId } from './CopyErrorId.tsx';

interface ToastItemProps {
  readonly toast: Toast;
  readonly notify: NotifyStore;
  readonly closeName: string;
}

const looks = {
  success: { role: 'status', sign: '✓' },
  error: { role: 'alert', sign: '!' },
} as const;

/**
 * One toast, closable: `status` for a success, `alert` for an error. It stays while the pointer is over it.
 */
export function ToastItem({ toast, notify, closeName }: ToastItemProps): ReactNode {
  const { role, sign } = looks[toast.kind];
  const { action } = toast;
  const errorId = toast.kind === 'error' ? notify.errorIdIn(toast.text) : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the toast open, it is no control
    <div
      className={`jig-toast jig-toast-${toast.kind}`}
      onMouseEnter={() => notify.hold(toast.id)}
      onMouseLeave={() => notify.resume(toast.id)}
      onFocus={() => notify.hold(toast.id)}
      onBlur={() => notify.resume(toast.id)}
    >
      <span className="jig-toast-sign" aria-hidden="true">
        {sign}
      </span>
      <span role={role} className="jig-toast-text">
        {toast.text}
      </span>
      {action ? (
        <button
          type="button"
          className="jig-toast-action"
          onClick={() => {
            notify.close(toast.id);
            action.run();
          }}
        >
          {action.label}
        </button>
      ) : null}
      {errorId === undefined ? null : <CopyErrorId id={errorId} />}
      <button
        type="button"
        className="jig-toast-close"
        aria-label={closeName}
        onClick={() => notify.close(toast.id)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
