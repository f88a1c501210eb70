import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { PageDesigns } from '../../../runtime/wire/pages/PageDesign.ts';
import { DesignerDialog } from '../../kit/DesignerDialog.tsx';
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
  const { designed, onClose } = props;
  const { schemas, notify } = useApp();
  const [document, setDocument] = useState<DocumentTable>();
  const table = designed.schema.table ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an opening
  useEffect(() => {
    let isGone = false;
    void schemas.document(table).then((answer) => {
      if (isGone) return;
      if (answer.ok) setDocument(answer.data);
      else {
        notify.error(answer.failure.message);
        onClose();
      }
    });
    return () => {
      isGone = true;
    };
  }, [table]);
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
