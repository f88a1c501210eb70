import type { Renderer } from '../../runtime/Renderer.ts';
import { lazyDialog } from '../dialogs/lazyDialog.ts';

/** Dialogs of lists that decide about documents. */
export const workflowDialogs: readonly Renderer[] = [
  lazyDialog('audit', async () => (await import('./record/AuditDialog.tsx')).AuditDialog),
  lazyDialog('antiAudit', async () => (await import('./record/ReverseDialog.tsx')).ReverseDialog),
  lazyDialog('auditRecord', async () => (await import('./record/RecordDialog.tsx')).RecordDialog),
  lazyDialog('closeCase', async () => (await import('./record/CaseDialog.tsx')).caseDialog(1)),
  lazyDialog('reCloseCase', async () => (await import('./record/CaseDialog.tsx')).caseDialog(0)),
];
