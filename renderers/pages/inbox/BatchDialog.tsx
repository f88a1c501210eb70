import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { batchRun } from '../../../runtime/store/inbox/batchRun.ts';
import type { InboxRow } from '../../../runtime/store/inbox/InboxStore.ts';
import { VoteDraft } from '../../../runtime/store/VoteDraft.ts';
import { RunTable } from '../../dialogs/approval/RunTable.tsx';
import { VoteForm } from '../../dialogs/approval/VoteForm.tsx';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { WaitingButton } from '../../dialogs/WaitingButton.tsx';

interface BatchDialogProps {
  readonly rows: readonly InboxRow[];
  /** Called after a decision, to reload the lists. */
  changed(): Promise<void>;
  onClose(): void;
}

/** One decision for the chosen documents, with an outcome for each. Sends failed ones again on request. */
export const BatchDialog = observer(function BatchDialog(props: BatchDialogProps): ReactNode {
  const { rows, changed, onClose } = props;
  const { data, notify, t } = useApp();
  const [vote] = useState(() => new VoteDraft());
  // Rows and decision as of the opening; the list continues to update under the dialog.
  const [run] = useState(() => batchRun(data, rows, vote));
  const { answered, failed, running } = run;
  const send = async (): Promise<void> => {
    const all = await run.run();
    if (run.changedSome) void changed();
    if (!all) return;
    notify.success(run.message ?? t('box.saved'));
    onClose();
  };
  return (
    <Dialog
      title={t('inbox.batch')}
      height="auto"
      onClose={onClose}
      footer={
        <>
          <WaitingButton primary waiting={running} onClick={() => void send()}>
            {answered && failed.length > 0
              ? t('approval.retryFailed', { n: failed.length })
              : t('list.submit')}
          </WaitingButton>
          <Button type="tertiary" onClick={onClose}>
            {t(answered ? 'list.close' : 'list.cancel')}
          </Button>
        </>
      }
    >
      <div className="jig-decision">
        <VoteForm vote={vote} />
        <RunTable run={run} title={t('inbox.number')} />
      </div>
    </Dialog>
  );
});
