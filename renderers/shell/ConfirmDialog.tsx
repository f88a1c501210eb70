import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../../runtime/host/CoreContext.ts';
import type { NotifyStore } from '../../runtime/store/NotifyStore.ts';

interface ConfirmDialogProps {
  readonly question: NonNullable<NotifyStore['question']>;
}

/**
 * The question before a risky step: 确定 has the focus, Escape and 取消 say no (specification 1 section 8). A native modal
 * dialog: it stands above every other layer and keeps and returns the focus by itself.
 */
export function ConfirmDialog({ question }: ConfirmDialogProps): ReactNode {
  const t = useText();
  const id = useId();
  const yes = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    // The answer that is asked for; the browser itself would choose the first button.
    yes.current?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="jig-confirm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        // The store decides when it is gone, so that state and window never disagree.
        event.preventDefault();
        question.answer(false);
      }}
    >
      <h2 id={`${id}-title`}>{question.title}</h2>
      <p id={`${id}-text`}>{question.text}</p>
      <footer>
        <button type="button" className="jig-plain-button" onClick={() => question.answer(false)}>
          {t('shell.cancel')}
        </button>
        <button
          type="button"
          className="jig-plain-button jig-primary"
          ref={yes}
          onClick={() => question.answer(true)}
        >
          {t('shell.ok')}
        </button>
      </footer>
    </dialog>
  );
}
