import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { Answer } from '../../../runtime/data/Answer.ts';
import type { AuditEntry } from '../../../runtime/data/DocumentCalls.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { auditStatus } from '../../../runtime/model/documentState.ts';
import { approvalMessages } from '../../../runtime/model/messages/approval.ts';
import { addMessages, type MessageKey } from '../../../runtime/model/messages/index.ts';
import { listDialogMessages } from '../../../runtime/model/messages/listDialog.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { Dialog } from '../Dialog.tsx';
import './approval.css';

addMessages(approvalMessages);
addMessages(listDialogMessages);

const words: Readonly<Record<number, MessageKey>> = {
  [auditStatus.open]: 'approval.submitted',
  [auditStatus.approved]: 'list.auditPassed',
  [auditStatus.returned]: 'list.auditRefused',
};

/** 审批记录: who decided what about the document, when and why (specification 1 section 2, record box). */
export const RecordDialog = observer(function RecordDialog({ page, onClose }: PageDialogProps): ReactNode {
  const { data, t } = useApp();
  const [answer, setAnswer] = useState<Answer<readonly AuditEntry[]>>();
  const { table } = page.doc.main;
  const [row] = page.dialogRows;
  const key = row && page.list.keyOf(row);
  useEffect(() => {
    let current = true;
    if (key !== undefined) void data.auditRecord(table, key).then((found) => current && setAnswer(found));
    return () => {
      current = false;
    };
  }, [data, table, key]);
  return (
    <Dialog title={t('list.auditRecord')} subtitle={page.doc.main.cnName} height="auto" onClose={onClose}>
      {answer === undefined ? (
        <div aria-busy="true">{t('box.loading')}</div>
      ) : !answer.ok ? (
        <div role="alert">{answer.failure.message}</div>
      ) : answer.data.length === 0 ? (
        <p>{t('list.noAudit')}</p>
      ) : (
        <table className="jig-run">
          <thead>
            <tr>
              <th scope="col">{t('approval.auditDate')}</th>
              <th scope="col">{t('approval.auditor')}</th>
              <th scope="col">{t('approval.result')}</th>
              <th scope="col">{t('approval.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {answer.data.map((entry) => (
              <tr key={`${entry.auditDate} ${entry.auditor} ${entry.auditStatus}`}>
                <td>{entry.auditDate}</td>
                <td>{entry.auditor}</td>
                <td>{t(words[entry.auditStatus] ?? 'approval.result')}</td>
                <td>{entry.remark}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
});
