import type { ReactNode } from 'react';
import type { Approval } from '../../../runtime/data/workflow/Approval.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { addMessages, isMessageKey } from '../../../runtime/model/messages/index.ts';
import { watchMessages } from '../../../runtime/model/messages/watch.ts';
import { FlowTable } from './FlowTable.tsx';
import { StateMark } from './StateMark.tsx';
import { entryTone, entryWord } from './stateWords.ts';

addMessages(watchMessages);

interface RecordTableProps {
  readonly approval: Approval;
}

/** 审批记录: who did what with the document, when and why, oldest first. With a flow also nodes and rounds. */
export function RecordTable({ approval }: RecordTableProps): ReactNode {
  const { t } = useApp();
  const inFlow = approval.flow !== undefined;
  return (
    <FlowTable
      caption={t('approvalScreen.record')}
      empty={t('list.noAudit')}
      columns={[
        ...(inFlow ? [t('approvalScreen.round'), t('approvalScreen.node')] : []),
        t('approvalScreen.by'),
        t('approvalScreen.result'),
        t('approvalScreen.remark'),
        t('approvalScreen.date'),
      ]}
      rows={approval.log.map((entry) => [
        ...(inFlow ? [t('approvalScreen.nthRound', { n: entry.round }), entry.stepName] : []),
        entry.auditor,
        <span key="result">
          <StateMark tone={entryTone(entry)}>{t(entryWord(entry, inFlow))}</StateMark>
          {entry.note === '' ? null : (
            <span className="jig-flow-note">{isMessageKey(entry.note) ? t(entry.note) : entry.note}</span>
          )}
        </span>,
        entry.remark,
        entry.auditDate,
      ])}
    />
  );
}
