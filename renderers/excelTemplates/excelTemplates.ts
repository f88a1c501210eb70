import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { excelTemplateActionMessages } from '../../runtime/model/messages/excelTemplateAction.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { TemplateExportStore } from '../../runtime/store/excelTemplates/TemplateExportStore.ts';
import { exportByTemplateAction } from './exportByTemplateAction.ts';
import { TemplateExportWindow } from './TemplateExportWindow.tsx';

declare module '../../runtime/BrowserCapability.ts' {
  interface CapabilityStores {
    /** The export with a template that stands over the page. */
    readonly excelTemplates: TemplateExportStore;
  }
}

addMessages(excelTemplateActionMessages);

/** Exports documents into workbooks of templates, from lists and from boxes. */
export const excelTemplates: BrowserCapability = {
  name: 'excelTemplates',
  store: () => ({ excelTemplates: new TemplateExportStore() }),
  listActions: [exportByTemplateAction],
  parts: {
    boxTitle: lazyPiece('BoxExport', async () => (await import('./BoxExport.tsx')).BoxExport),
    window: TemplateExportWindow,
  },
};
