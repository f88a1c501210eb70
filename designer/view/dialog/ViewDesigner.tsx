import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DesignedView, ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import { DesignerDialog } from '../../kit/DesignerDialog.tsx';
import { emptyDatasetDraft, emptyViewDraft, type ViewDraft } from '../draft/ViewDraft.ts';
import { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import { ViewWorkspace } from './ViewWorkspace.tsx';
import './viewDesigner.css';

interface ViewDesignerProps {
  readonly design: ViewDesign;
  /** Undefined: a new view. */
  readonly stored: DesignedView | undefined;
  /** It is a data set. */
  readonly isDataset?: boolean;
  /** What a new one begins with; default: nothing. */
  readonly first?: ViewDraft;
  onPublished(): void;
  onClose(): void;
}

/** The designer of one view. */
export const ViewDesigner = observer(function ViewDesigner(props: ViewDesignerProps): ReactNode {
  const { design, stored, isDataset, first, onPublished, onClose } = props;
  const app = useApp();
  const { t } = app;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store an opening
  const store = useMemo(
    () =>
      new ViewDesignerStore(app, design, stored, first ?? (isDataset ? emptyDatasetDraft : emptyViewDraft)),
    [],
  );
  return (
    <DesignerDialog
      title={t(isDataset ? 'dataset.designer' : 'viewDesign.title')}
      subtitle={stored?.title ?? t(isDataset ? 'dataset.new' : 'viewDesign.new')}
      className="jig-vd-designer"
      question={t(isDataset ? 'dataset.leaveQuestion' : 'viewDesign.leaveQuestion')}
      store={store}
      onClose={onClose}
    >
      <ViewWorkspace store={store} onPublished={onPublished} />
    </DesignerDialog>
  );
});
