import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { EditBoxStore } from '../../runtime/store/EditBoxStore.ts';
import type { SaveConflict } from '../../runtime/store/SaveConflict.ts';

interface ConflictNoticeProps {
  readonly box: EditBoxStore;
  readonly conflict: SaveConflict;
}

/** Somebody saved first: who and when, what differs, and the choice to load the stored record. Nothing is overwritten. */
export const ConflictNotice = observer(function ConflictNotice({
  box,
  conflict,
}: ConflictNoticeProps): ReactNode {
  const { t } = useApp();
  const [looking, setLooking] = useState(false);
  return (
    <section className="jig-conflict" aria-label={t('box.conflictTitle')}>
      <h3>{t('box.conflictTitle')}</h3>
      <div>{conflict.message}</div>
      {looking ? (
        <ul>
          {conflict.differences.map(({ field, title, mine, theirs }) => (
            <li key={field}>
              {t('box.conflictDiff', { title, mine: String(mine ?? ''), theirs: String(theirs ?? '') })}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="jig-detail-bar">
        <Button onClick={() => void box.reload()}>{t('box.reload')}</Button>
        <Button aria-expanded={looking} onClick={() => setLooking(!looking)}>
          {t('box.look')}
        </Button>
      </div>
    </section>
  );
});
