import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { watchMessages } from '../../../runtime/model/messages/watch.ts';
import type { ApprovalStore } from '../../../runtime/store/approval/ApprovalStore.ts';
import { FlowCanvas } from '../../flow/FlowCanvas.tsx';
import { watchedFlow } from '../../flow/watchedFlow.ts';

addMessages(watchMessages);

interface WatchCanvasProps {
  readonly store: ApprovalStore;
}

/**
 * The flow of a document on the canvas, its nodes coloured by how far it has come; a node of its course is chosen by a
 * click. The same stands beside it as a list (`StepList`).
 */
export const WatchCanvas = observer(function WatchCanvas({ store }: WatchCanvasProps): ReactNode {
  const { t } = useApp();
  const { approval, step } = store;
  const drawn = useMemo(() => approval && watchedFlow(approval, t), [approval, t]);
  if (!approval || !drawn) return null;
  const n = approval.flow?.problems.length ?? 0;
  return (
    <div className="jig-watch-canvas">
      {n === 0 ? null : (
        <div className="jig-box-reason" role="note">
          {t('watch.damaged', { n })}
        </div>
      )}
      <FlowCanvas
        {...drawn}
        selected={step?.stepId}
        onSelect={(id) => {
          // A node that is not on the way of this document has nothing to tell.
          if (id !== undefined && approval.steps.some(({ stepId }) => stepId === id)) store.choose(id);
        }}
      />
    </div>
  );
});
