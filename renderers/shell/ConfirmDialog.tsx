import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../../runtime/host/CoreContext.ts';
import type { Choice, NotifyStore } from '../../runtime/store/shell/NotifyStore.ts';

interface ConfirmDialogProps {
  readonly question: NonNullable<NotifyStore['question']>;
}

/**
 * Asks for confirmation before a risky action.
 * The first primary choice (确定) has the focus; Escape and 取消 answer no. A native modal dialog: it is drawn
 * above every other layer, keeps the focus inside and returns it on close.
 */
export function ConfirmDialog({ question }: ConfirmDialogProps): ReactNode {
  const t = useText();
  const id = useId();
  const choices: readonly Choice[] =
    'choices' in question
      ? question.choices
      : [{ key: 'yes', label: t('shell.ok'), tone: question.isDangerous === true ? 'danger' : 'primary' }];
  const first = choices.find(({ tone }) => tone === 'primary') ?? choices[0];
  const yes = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  // Close while the element is still in the page; otherwise the browser cannot return the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    // Focus the primary answer; the browser would focus the first button.
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
        // The store closes the dialog, so that state and screen never disagree.
        event.preventDefault();
        question.answer(undefined);
      }}
    >
      <h2 id={`${id}-title`}>{question.title}</h2>
      <p id={`${id}-text`}>{question.text}</p>
      <footer>
        {choices.map(({ key, label, tone }) => (
          <button
            key={key}
            type="button"
            className={`jig-plain-button ${tone === undefined ? '' : `jig-${tone}`} ${key === first?.key ? 'jig-first' : ''}`}
            ref={key === first?.key ? yes : undefined}
            onClick={() => question.answer(key)}
          >
            {label}
          </button>
        ))}
        <button type="button" className="jig-plain-button" onClick={() => question.answer(undefined)}>
          {('no' in question && question.no) || t('shell.cancel')}
        </button>
      </footer>
    </dialog>
  );
}
