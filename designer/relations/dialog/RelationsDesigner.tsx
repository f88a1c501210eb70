import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import { DesignerDialog } from '../../kit/DesignerDialog.tsx';
import { RelationsStore } from '../store/RelationsStore.ts';
import { RelationsWorkspace } from './RelationsWorkspace.tsx';
import './relationsDesigner.css';

interface RelationsDesignerProps {
  readonly tables: ReadonlyMap<string, RelatedTable>;
  readonly own: RelatedTable;
  onPublished(): void;
  onClose(): void;
}

/** The editor of the relations of one table. */
export const RelationsDesigner = observer(function RelationsDesigner(
  props: RelationsDesignerProps,
): ReactNode {
  const { tables, own, onPublished, onClose } = props;
  const app = useApp();
  const { t } = app;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store an opening
  const store = useMemo(() => new RelationsStore(app, tables, own), []);
  return (
    <DesignerDialog
      title={t('relationDesign.title')}
      subtitle={own.title}
      className="jig-rd-designer"
      question={t('relationDesign.leaveQuestion')}
      store={store}
      onClose={onClose}
    >
      <RelationsWorkspace store={store} onPublished={onPublished} />
    </DesignerDialog>
  );
});
