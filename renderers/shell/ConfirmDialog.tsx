import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../../runtime/host/CoreContext.ts';
import type { Choice, NotifyStore } from '../../runtime/store/NotifyStore.ts';

interface ConfirmDialogProps {
  readonly question: NonNullable<NotifyStore['question']>;
}

/**
 * The question before a risky step: 确定, or the first of several answers, has the focus; Escape and 取消 say no. A native modal
 * dialog: it stands above every other layer and keeps and returns the focus by itself.
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
  // Closed while it still stands in the page: only then can the browser give the focus back.
  useLayoutEffect(() => {
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
