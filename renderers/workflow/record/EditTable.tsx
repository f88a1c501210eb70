import type { ReactNode } from 'react';
import type { Approval } from '../../../runtime/data/workflow/Approval.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { approvalScreenMessages } from '../../../runtime/model/messages/approvalScreen.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { FlowTable } from './FlowTable.tsx';

addMessages(approvalScreenMessages);

interface EditTableProps {
  readonly approval: Approval;
}

/** 本轮修改: what approvers changed with their votes in this round. Draws nothing without changes. */
export function EditTable({ approval }: EditTableProps): ReactNode {
  const { t } = useApp();
  const { changed } = approval;
  if (changed.length === 0) return null;
  return (
    <FlowTable
      caption={t('forecastScreen.changed')}
      empty=""
      columns={[
        t('forecastScreen.field'),
        t('forecastScreen.from'),
        t('forecastScreen.to'),
        t('approvalScreen.by'),
        t('approvalScreen.date'),
      ]}
      rows={changed.map(({ title, from, to, by, date }) => [title, from, to, by, date])}
    />
  );
}
