import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import type { AskedStore } from '../../../runtime/store/workflow/AskedStore.ts';
import { followChoices } from '../record/followChoices.ts';

interface DecisionSheetProps {
  readonly store: AskedStore;
  /** Name of the document. */
  readonly name: string;
  readonly isApproval: boolean;
  onClose(): void;
}

/**
 * Sheet to confirm a decision: reason, continuation of a rejection, and one button. Keeps the typed text when
 * closed.
 */
export const DecisionSheet = observer(function DecisionSheet(props: DecisionSheetProps): ReactNode {
  const { store, name, isApproval, onClose } = props;
  const { t } = useApp();
  const id = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const { vote, sending } = store.approval;
  useEffect(() => {
    vote.setStatus(isApproval ? auditStatus.approved : auditStatus.returned);
    // A native modal: it keeps Tab inside and returns the focus.
    const opened = sheet.current;
    opened?.showModal();
    // Do not focus the text box: the phone's keyboard would cover the text to read.
    if (isApproval) opened?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => opened?.close();
  }, [vote, isApproval]);
  const send = async (): Promise<void> => {
    if (await store.decide()) onClose();
  };
  const keep = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  const follows = isApproval ? [] : followChoices(store.approval, t);
  return (
    <dialog
      ref={sheet}
      className="jig-approve-sheet"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        if (!sending) onClose();
      }}
    >
      <h2 id={`${id}-title`}>{t(isApproval ? 'inbox.approveTitle' : 'inbox.rejectTitle', { name })}</h2>
      {follows.length === 0 ? null : (
        <fieldset>
          <legend>{t('approvalScreen.follows')}</legend>
          {follows.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}-follows`}
                checked={store.approval.continuation === value}
                onChange={() => vote.setContinuation(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <label htmlFor={`${id}-reason`}>{t('inbox.reason')}</label>
      <textarea
        id={`${id}-reason`}
        rows={3}
        maxLength={500}
        placeholder={t(isApproval ? 'inbox.reasonOptional' : 'inbox.reasonReject')}
        aria-describedby={`${id}-problem`}
        value={vote.reason}
        onChange={(event) => vote.setReason(event.target.value)}
        onKeyDown={keep}
      />
      <p id={`${id}-problem`} role="alert" className="jig-decision-problem">
        {store.problem}
      </p>
      <div className="jig-approve-sheet-foot">
        <button type="button" className="jig-approve-button" disabled={sending} onClick={onClose}>
          {t('inbox.cancel')}
        </button>
        {/* `aria-disabled`, so that the button keeps the focus while it waits. */}
        <button
          type="button"
          className={`jig-approve-button ${isApproval ? 'jig-approve-main' : 'jig-approve-danger'}`}
          aria-disabled={sending}
          data-first={true}
          onClick={() => void send()}
        >
          {sending ? t('inbox.sending') : t(isApproval ? 'inbox.confirmApprove' : 'inbox.confirmReject')}
        </button>
      </div>
    </dialog>
  );
});
