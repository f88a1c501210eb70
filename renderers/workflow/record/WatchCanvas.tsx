import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { watchMessages } from '../../../runtime/model/messages/watch.ts';
import type { ApprovalStore } from '../../../runtime/store/workflow/ApprovalStore.ts';
import { FlowCanvas } from '../flow/FlowCanvas.tsx';
import { watchedFlow } from '../flow/watchedFlow.ts';

addMessages(watchMessages);

interface WatchCanvasProps {
  readonly store: ApprovalStore;
}

/**
 * The flow of a document on the canvas, its nodes coloured by progress. A click chooses a node of the
 * document's way. `StepList` shows the same as a list.
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
          // Nodes outside the document's way have no details.
          if (id !== undefined && approval.steps.some(({ stepId }) => stepId === id)) store.choose(id);
        }}
      />
    </div>
  );
});
