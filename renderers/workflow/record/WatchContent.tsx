import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import type { RecordKey } from '../../../runtime/data/DataSource.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { NodeBoundary } from '../../../runtime/host/NodeBoundary.tsx';
import type { ApprovalStore } from '../../../runtime/store/workflow/ApprovalStore.ts';
import { ApprovalCourse } from './ApprovalCourse.tsx';
import { ActMenu } from './acts/ActMenu.tsx';
import { ImpactSection } from './ImpactSection.tsx';
import { useIsNarrow } from './useIsNarrow.ts';
import { WaitingLine } from './WaitingLine.tsx';
import { WatchDecision } from './WatchDecision.tsx';
import './watch.css';

const WatchCanvas = lazyPiece('WatchCanvas', async () => (await import('./WatchCanvas.tsx')).WatchCanvas, {
  saidBy: 'boundary',
});

interface WatchContentProps {
  readonly store: ApprovalStore;
  readonly table: string;
  readonly recordKey: RecordKey;
  /** True when the decision form is elsewhere on the screen. */
  readonly onlyLooks: boolean;
  /** Called after a decision or another action. */
  onDone(): void;
}

/**
 * Watch mode: the canvas, with details beside it (600 px).
 * The details: who has the document, the decision, the list of steps, approvers of the chosen step, and the
 * record. On a phone the list replaces the canvas.
 */
export const WatchContent = observer(function WatchContent(props: WatchContentProps): ReactNode {
  const { store, table, recordKey, onlyLooks, onDone } = props;
  const { t } = useApp();
  const isNarrow = useIsNarrow();
  const { approval } = store;
  if (!approval) return null;
  return (
    <div className="jig-watch-layout">
      {isNarrow ? null : (
        <NodeBoundary fallback={() => <p role="alert">{t('shell.chunkFailed')}</p>}>
          <Suspense fallback={<div className="jig-watch-canvas" aria-busy="true" />}>
            <WatchCanvas store={store} />
          </Suspense>
        </NodeBoundary>
      )}
      <div className="jig-watch-side">
        <WaitingLine approval={approval}>
          <ActMenu
            table={table}
            recordKey={recordKey}
            store={store}
            apart={isNarrow ? [] : ['withdraw', 'urge']}
            onDone={onDone}
          />
        </WaitingLine>
        {onlyLooks ? null : <WatchDecision store={store} onDecided={onDone} />}
        {onlyLooks ? null : <ImpactSection store={store} table={table} recordKey={recordKey} />}
        <ApprovalCourse store={store} />
      </div>
    </div>
  );
});
