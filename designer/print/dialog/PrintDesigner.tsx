import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { PrintOffer } from '../../../runtime/wire/print/PrintDesign.ts';
import { DesignerDialog } from '../../kit/DesignerDialog.tsx';
import { useDesignedDocument } from '../../kit/useDesignedDocument.ts';
import { type Designed, PrintDesignStore } from '../store/PrintDesignStore.ts';
import { PrintWorkspace } from './PrintWorkspace.tsx';
import './printDesigner.css';

interface PrintDesignerProps {
  readonly designed: Designed;
  readonly offered: PrintOffer;
  onPublished(): void;
  onClose(): void;
}

/** The canvas runs formulas of templates, whichever language they are in. */
const languages = (): Promise<unknown> => import('../../../runtime/model/formulas/registerLanguages.ts');

/** Loads the documents that the template prints, then opens its designer. */
export function PrintDesigner(props: PrintDesignerProps): ReactNode {
  const doc = useDesignedDocument(props.designed.schema.table, props.onClose, languages);
  return doc === undefined ? null : <OpenDesigner {...props} doc={doc} />;
}

const OpenDesigner = observer(function OpenDesigner(
  props: PrintDesignerProps & { readonly doc: DocumentTable },
): ReactNode {
  const { designed, offered, doc, onPublished, onClose } = props;
  const app = useApp();
  const { t, session } = app;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store an opening
  const store = useMemo(() => {
    const now = new Date().toLocaleString('sv-SE').slice(0, 19);
    const facts = { company: t('printDesign.made.company'), user: session.user?.realName ?? '', now };
    return new PrintDesignStore(app, designed, doc, facts);
  }, []);
  return (
    <DesignerDialog
      title={t('printDesign.designer')}
      subtitle={store.draft.title}
      className="jig-pd-designer"
      question={t('printDesign.leaveQuestion')}
      store={store}
      onClose={onClose}
    >
      <PrintWorkspace store={store} offered={offered} onPublished={onPublished} />
    </DesignerDialog>
  );
});
