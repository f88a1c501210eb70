import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { EditBoxStore } from '../../../runtime/store/EditBoxStore.ts';
import { RowsRun } from '../../../runtime/store/RowsRun.ts';
import { VoteDraft } from '../../../runtime/store/VoteDraft.ts';
import { WaitingButton } from '../WaitingButton.tsx';
import { VoteForm } from './VoteForm.tsx';

interface AuditPanelProps {
  readonly box: EditBoxStore;
}

/** The decision about the record of a box in audit mode, over its read-only fields; about the version that is shown. */
export const AuditPanel = observer(function AuditPanel({ box }: AuditPanelProps): ReactNode {
  const { data, notify, t } = useApp();
  const { table, nameField } = box.doc.main;
  const [vote] = useState(() => new VoteDraft());
  const [run] = useState(() => {
    const key = String(box.key ?? '');
    const version = Number(box.main.value('Version'));
    return new RowsRun([{ key, label: String(box.main.value(nameField) ?? key) }], (keys) =>
      data.audit(table, keys, { status: vote.status, reason: vote.reason, version }),
    );
  });
  const send = async (): Promise<void> => {
    const done = await run.run();
    if (!done) return;
    notify.success(run.message ?? t('box.saved'));
    box.deciding.end(true);
  };
  const { failure, failed, message } = run;
  return (
    <section className="jig-audit-panel jig-decision" aria-label={t('approval.result')}>
      <VoteForm vote={vote} />
      <div role="alert">
        {failure === undefined && failed.length === 0 ? null : (
          <p className="jig-decision-problem">{failure ?? message}</p>
        )}
      </div>
      <div className="jig-audit-panel-buttons">
        <WaitingButton primary waiting={run.running} onClick={() => void send()}>
          {t('list.submit')}
        </WaitingButton>
        <Button type="tertiary" onClick={() => box.deciding.end(false)}>
          {t('list.cancel')}
        </Button>
      </div>
    </section>
  );
});
