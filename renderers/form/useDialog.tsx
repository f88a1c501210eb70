import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

interface ShownDialog {
  /** The open dialog; the caller renders it. */
  readonly dialog: ReactNode;
  show(Dialog: Dialog): void;
  /** Runs code that opens a dialog; notifies the user of errors, such as code that fails to load. */
  attempt(run: () => void | Promise<void>): Promise<void>;
}

/** Shows one dialog at a time over a part of a form. */
export function useDialog(): ShownDialog {
  const { notify, t } = useApp();
  const [shown, setShown] = useState<{ readonly Dialog: Dialog }>();
  const close = useCallback(() => setShown(undefined), []);
  const show = useCallback((Dialog: Dialog) => setShown({ Dialog }), []);
  const attempt = useCallback(
    async (run: () => void | Promise<void>) => {
      try {
        await run();
      } catch {
        notify.error(t('shell.chunkFailed'));
      }
    },
    [notify, t],
  );
  return { dialog: shown ? <shown.Dialog onClose={close} /> : null, show, attempt };
}
