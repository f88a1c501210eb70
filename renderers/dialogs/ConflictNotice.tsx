import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import type { EditBoxStore } from '../../runtime/store/EditBoxStore.ts';
import type { SaveConflict } from '../../runtime/store/SaveConflict.ts';
import type { MergePanelProps } from './merge/MergePanel.tsx';

const MergePanel = lazyPiece('MergePanel', async () => (await import('./merge/MergePanel.tsx')).MergePanel);

interface ConflictNoticeProps {
  readonly box: EditBoxStore;
  readonly conflict: SaveConflict;
  /** Puts both people's changes together; default field by field. */
  readonly Panel?: ComponentType<MergePanelProps>;
}

/** Somebody saved first: who and when, both people's changes to choose from, or the stored record. Nothing is overwritten. */
export const ConflictNotice = observer(function ConflictNotice({
  box,
  conflict,
  Panel = MergePanel,
}: ConflictNoticeProps): ReactNode {
  const { t } = useApp();
  const place = useRef<HTMLElement>(null);
  const { theirs, message } = conflict;
  // Where the person has to go on; the message itself is read by the box's live region.
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} className="jig-conflict" tabIndex={-1} aria-label={t('box.conflictTitle')}>
      <h3>{t('box.conflictTitle')}</h3>
      <div>{message}</div>
      {theirs === undefined ? null : (
        <Suspense>
          <Panel key={message} box={box} base={box.forms.base} theirs={theirs} />
        </Suspense>
      )}
      <div className="jig-detail-bar">
        <Button onClick={() => void box.reload()}>{t('box.reload')}</Button>
      </div>
    </section>
  );
});
