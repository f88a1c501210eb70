import type { BoxPanel } from '../runtime/BoxPanel.ts';
import { lazyPage } from '../runtime/host/lazyPage.ts';
import { lazyPiece } from '../runtime/host/lazyPiece.tsx';
import { entryTable } from '../runtime/model/codegen/columnPlace.ts';
import type { Renderer } from '../runtime/Renderer.ts';

/**
 * All designers of the product. Each loads when it is first opened. Without them their records open in the
 * edit box.
 */
export const designerRenderers: readonly Renderer[] = [
  {
    slot: 'box',
    type: 'workflow',
    Component: lazyPiece(
      'FlowDesigner',
      async () => (await import('./workflow/dialog/FlowDesigner.tsx')).FlowDesigner,
      { isRare: true },
    ),
  },
  {
    slot: 'dialog',
    type: 'design',
    Component: lazyPiece(
      'FormDesigner',
      async () => (await import('./form/dialog/FormDesigner.tsx')).FormDesigner,
      { saidBy: 'boundary', isRare: true },
    ),
  },
  lazyPage(
    'formDraggable',
    async () => (await import('./collection/FormDraggablePage.tsx')).FormDraggablePage,
  ),
  lazyPage('relations', async () => (await import('./relations/page/RelationsPage.tsx')).RelationsPage),
  lazyPage('prints', async () => (await import('./print/page/PrintsPage.tsx')).PrintsPage),
  lazyPage('printTree', async () => (await import('./print/page/PrintTreePage.tsx')).PrintTreePage),
  lazyPage(
    'boardSettings',
    async () => (await import('./board/page/BoardSettingsPage.tsx')).BoardSettingsPage,
  ),
  lazyPage('datasets', async () => (await import('./dataset/page/DatasetsPage.tsx')).DatasetsPage),
  lazyPage('dataSources', async () => (await import('./dataset/page/SourcesPage.tsx')).SourcesPage),
  lazyPage('dimensions', async () => (await import('./dataset/page/DimensionsPage.tsx')).DimensionsPage),
  lazyPage('keptBoards', async () => (await import('./dataset/page/KeptPages.tsx')).KeptBoardsPage),
  lazyPage('keptCharts', async () => (await import('./dataset/page/KeptPages.tsx')).KeptChartsPage),
  lazyPage('pages', async () => (await import('./page/page/PagesPage.tsx')).PagesPage),
  lazyPage('views', async () => (await import('./view/page/ViewsPage.tsx')).ViewsPage),
];

const isEntry: BoxPanel['shows'] = ({ doc }) => doc.main.table === entryTable;

/** Panels of designers beside records. */
export const designerPanels: readonly BoxPanel[] = [
  {
    name: 'entryPreview',
    label: 'panel.preview',
    shows: isEntry,
    startsOpen: isEntry,
    view: lazyPiece(
      'EntryPreviewPanel',
      async () => (await import('./entry/EntryPreviewPanel.tsx')).EntryPreviewPanel,
    ),
  },
  {
    name: 'entryRelations',
    label: 'panel.relations',
    shows: isEntry,
    view: lazyPiece(
      'EntryRelationsPanel',
      async () => (await import('./entry/EntryRelationsPanel.tsx')).EntryRelationsPanel,
    ),
  },
];
