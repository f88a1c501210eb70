import type { Renderer } from '../../runtime/Renderer.ts';
import { workflowRenderers } from '../workflow/workflowRenderers.ts';
import { lazyDialog } from './lazyDialog.ts';

/** All dialogs of list pages, by name; each loads when first opened (`lazyDialog`). */
export const dialogRenderers: readonly Renderer[] = [
  lazyDialog('import', async () => (await import('./import/ImportDialog.tsx')).ImportDialog),
  lazyDialog('importResult', async () => (await import('./import/ImportResult.tsx')).ImportResult),
  lazyDialog('why', async () => (await import('../explain/ExplainList.tsx')).ExplainList),
  lazyDialog('columns', async () => (await import('./columns/ColumnsDialog.tsx')).ColumnsDialog),
  lazyDialog('make', async () => (await import('../links/MakeDialog.tsx')).MakeDialog),
  ...workflowRenderers,
  lazyDialog(
    'uploadImg',
    async () => (await import('./batchPictures/BatchPicturesDialog.tsx')).BatchPicturesDialog,
  ),
];
