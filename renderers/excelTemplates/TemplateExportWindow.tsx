import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

const TemplateExportDialog = lazyPiece(
  'TemplateExportDialog',
  async () => (await import('./TemplateExportDialog.tsx')).TemplateExportDialog,
  { isRare: true },
);

/** The export with a template that was asked for anywhere, over the page. */
export const TemplateExportWindow = observer(function TemplateExportWindow(): ReactNode {
  const store = useApp().stores?.excelTemplates;
  return store?.asked === undefined ? null : (
    <TemplateExportDialog subject={store.asked} onClose={store.close} />
  );
});
