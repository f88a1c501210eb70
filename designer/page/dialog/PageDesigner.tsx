import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { PageDesigns } from '../../../runtime/wire/pages/PageDesign.ts';
import { DesignerDialog } from '../../kit/DesignerDialog.tsx';
import { useDesignedDocument } from '../../kit/useDesignedDocument.ts';
import { type DesignedDraft, PageDesignStore } from '../store/PageDesignStore.ts';
import { PageWorkspace } from './PageWorkspace.tsx';
import './pageDesigner.css';

interface PageDesignerProps {
  readonly designed: DesignedDraft;
  readonly designs: PageDesigns;
  onPublished(): void;
  onClose(): void;
}

/** Loads the table of the page, then opens its designer. */
export function PageDesigner(props: PageDesignerProps): ReactNode {
  const document = useDesignedDocument(props.designed.schema.table ?? '', props.onClose);
  return document === undefined ? null : <OpenDesigner {...props} document={document} />;
}

const OpenDesigner = observer(function OpenDesigner(
  props: PageDesignerProps & { readonly document: DocumentTable },
): ReactNode {
  const { designed, designs, document, onPublished, onClose } = props;
  const app = useApp();
  const { t } = app;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store an opening
  const store = useMemo(() => new PageDesignStore(app, designed, designs, document), []);
  return (
    <DesignerDialog
      title={t('pageDesign.designer')}
      subtitle={store.draft.title ?? designed.name}
      className="jig-pg-designer"
      question={t('pageDesign.leaveQuestion')}
      store={store}
      onClose={onClose}
    >
      <PageWorkspace store={store} onPublished={onPublished} />
    </DesignerDialog>
  );
});
