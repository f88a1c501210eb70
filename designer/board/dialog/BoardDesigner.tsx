import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { BoardDesigns } from '../../../runtime/wire/boards/BoardDesign.ts';
import { DesignerDialog } from '../../kit/DesignerDialog.tsx';
import { BoardDesignStore } from '../store/BoardDesignStore.ts';
import type { Designed } from '../store/Designed.ts';
import { BoardWorkspace } from './BoardWorkspace.tsx';
import './boardDesigner.css';

interface BoardDesignerProps {
  readonly designed: Designed;
  readonly designs: BoardDesigns;
  onPublished(): void;
  onClose(): void;
}

/** The designer of a board, over the whole window. */
export const BoardDesigner = observer(function BoardDesigner(props: BoardDesignerProps): ReactNode {
  const { designed, designs, onPublished, onClose } = props;
  const app = useApp();
  const { t } = app;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store an opening
  const store = useMemo(() => new BoardDesignStore(app, designed, designs), []);
  return (
    <DesignerDialog
      title={t('boardDesign.designer')}
      subtitle={store.draft.title}
      className="jig-bd-designer"
      question={t('boardDesign.leaveQuestion')}
      store={store}
      onClose={onClose}
    >
      <BoardWorkspace store={store} onPublished={onPublished} />
    </DesignerDialog>
  );
});
