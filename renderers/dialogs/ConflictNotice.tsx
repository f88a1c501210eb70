import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import type { SaveConflict } from '../../runtime/store/saving/SaveConflict.ts';
import type { MergePanelProps } from './merge/MergePanel.tsx';

const MergePanel = lazyPiece('MergePanel', async () => (await import('./merge/MergePanel.tsx')).MergePanel);

interface ConflictNoticeProps {
  readonly box: EditBoxStore;
  readonly conflict: SaveConflict;
  /** Panel that merges both users' changes; default field by field. */
  readonly Panel?: ComponentType<MergePanelProps>;
}

/** Conflict notice: another user saved first. Shows who and when, and offers a merge or the stored record. Overwrites nothing. */
export const ConflictNotice = observer(function ConflictNotice({
  box,
  conflict,
  Panel = MergePanel,
}: ConflictNoticeProps): ReactNode {
  const { t } = useApp();
  const place = useRef<HTMLElement>(null);
  const { theirs, message } = conflict;
  // The user continues here; the box's live region reads the message.
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
