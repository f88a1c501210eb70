import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import type { Renderer } from '../../runtime/Renderer.ts';
import { lazyDialog } from '../dialogs/lazyDialog.ts';

/** Dialogs of lists that decide about documents, and the card of a board with what waits for the user. */
export const workflowRenderers: readonly Renderer[] = [
  lazyDialog('audit', async () => (await import('./record/AuditDialog.tsx')).AuditDialog),
  lazyDialog('antiAudit', async () => (await import('./record/ReverseDialog.tsx')).ReverseDialog),
  lazyDialog('auditRecord', async () => (await import('./record/RecordDialog.tsx')).RecordDialog),
  lazyDialog('closeCase', async () => (await import('./record/CaseDialog.tsx')).caseDialog(1)),
  lazyDialog('reCloseCase', async () => (await import('./record/CaseDialog.tsx')).caseDialog(0)),
  {
    slot: 'card',
    type: 'tasks',
    Component: lazyPiece('TasksCard', async () => (await import('./cards/TasksCard.tsx')).TasksCard, {
      isRare: true,
    }),
  },
];
