import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import { batchRun } from '../../../runtime/store/workflow/inbox/batchRun.ts';
import type { InboxRow, InboxStore } from '../../../runtime/store/workflow/inbox/InboxStore.ts';
import { VoteDraft } from '../../../runtime/store/workflow/VoteDraft.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { WaitingButton } from '../../dialogs/WaitingButton.tsx';
import { RunTable } from '../record/RunTable.tsx';
import { VoteForm } from '../record/VoteForm.tsx';

interface BatchDialogProps {
  readonly rows: readonly InboxRow[];
  /** The decision shown first. */
  readonly status: number;
  readonly factsOf: InboxStore['factsOf'];
  /** Called after a decision, to reload the lists. */
  changed(): Promise<void>;
  onClose(): void;
}

const nameOf = (rows: readonly InboxRow[]): string =>
  rows.map(({ cnName, label }) => `${cnName} ${label}`).join();

/** One decision for the chosen documents, with an outcome for each. Sends failed ones again on request. */
export const BatchDialog = observer(function BatchDialog(props: BatchDialogProps): ReactNode {
  const { rows, status, factsOf, changed, onClose } = props;
  const { data, notify, t } = useApp();
  const [vote] = useState(() => new VoteDraft(status));
  // Rows and decision as of the opening; the list continues to update under the dialog.
  const [run] = useState(() => batchRun(data, rows, vote, factsOf));
  const { answered, failed, running } = run;
  const form = useRef<HTMLDivElement>(null);
  const submit = useRef<HTMLSpanElement>(null);
  // Enter approves; a rejection begins with its reason.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the opening
  useEffect(() => {
    if (status === auditStatus.approved) submit.current?.querySelector('button')?.focus();
    else form.current?.querySelector('textarea')?.focus();
  }, []);
  const send = async (): Promise<void> => {
    const all = await run.run();
    if (run.changedSome) void changed();
    if (!all) return;
    notify.success(run.message ?? t('box.saved'));
    onClose();
  };
  return (
    <Dialog
      title={rows.length > 1 ? t('inbox.batch') : t('inbox.decideNamed', { name: nameOf(rows) })}
      height="auto"
      onClose={onClose}
      footer={
        <>
          <span ref={submit}>
            <WaitingButton primary waiting={running} onClick={() => void send()}>
              {answered && failed.length > 0
                ? t('approval.retryFailed', { n: failed.length })
                : t('list.submit')}
            </WaitingButton>
          </span>
          <Button type="tertiary" onClick={onClose}>
            {t(answered ? 'list.close' : 'list.cancel')}
          </Button>
        </>
      }
    >
      <div className="jig-decision" ref={form}>
        <VoteForm vote={vote} />
        <RunTable run={run} title={t('inbox.number')} />
      </div>
    </Dialog>
  );
});
