import { useEffect, useState } from 'react';
import type { RecordKey } from '../../../runtime/data/DataSource.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { useLive } from '../../../runtime/host/useLive.ts';
import { approvalMessages } from '../../../runtime/model/messages/approval.ts';
import { approvalScreenMessages } from '../../../runtime/model/messages/approvalScreen.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { listDialogMessages } from '../../../runtime/model/messages/listDialog.ts';
import { ApprovalStore } from '../../../runtime/store/workflow/ApprovalStore.ts';

addMessages(approvalMessages);
addMessages(approvalScreenMessages);
addMessages(listDialogMessages);

/** Approval of a document, loaded on mount and after each change of the document. */
export function useApproval(table: string, key: RecordKey): ApprovalStore {
  const app = useApp();
  const [store] = useState(() => new ApprovalStore(app, table, key));
  useEffect(() => void store.load(), [store]);
  useLive(
    (live, since) => live.watch({ table, key: String(key) }, () => void store.follow(), since),
    `${table} ${key}`,
  );
  return store;
}
