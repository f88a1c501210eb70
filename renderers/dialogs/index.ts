import type { Renderer } from '../../runtime/Renderer.ts';
import { lazyDialog } from './lazyDialog.ts';

/** All dialogs of list pages, by name; each loads when first opened (`lazyDialog`). */
export const dialogRenderers: readonly Renderer[] = [
  lazyDialog('import', async () => (await import('./import/ImportDialog.tsx')).ImportDialog),
  lazyDialog('importResult', async () => (await import('./import/ImportResult.tsx')).ImportResult),
  lazyDialog('why', async () => (await import('../explain/ExplainList.tsx')).ExplainList),
  lazyDialog('columns', async () => (await import('./columns/ColumnsDialog.tsx')).ColumnsDialog),
  lazyDialog('keepView', async () => (await import('./optionViews/KeepViewDialog.tsx')).KeepViewDialog),
  lazyDialog('splitViews', async () => (await import('./optionViews/SplitDialog.tsx')).SplitDialog),
  lazyDialog('views', async () => (await import('./optionViews/ViewsDrawer.tsx')).ViewsDrawer),
  lazyDialog('audit', async () => (await import('../workflow/record/AuditDialog.tsx')).AuditDialog),
  lazyDialog('auditRecord', async () => (await import('../workflow/record/RecordDialog.tsx')).RecordDialog),
  lazyDialog('closeCase', async () => (await import('../workflow/record/CaseDialog.tsx')).caseDialog(1)),
  lazyDialog('reCloseCase', async () => (await import('../workflow/record/CaseDialog.tsx')).caseDialog(0)),
  lazyDialog(
    'uploadImg',
    async () => (await import('./batchPictures/BatchPicturesDialog.tsx')).BatchPicturesDialog,
  ),
];
