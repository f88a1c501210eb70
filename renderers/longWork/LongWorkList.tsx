import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { longWorkMessages } from '../../runtime/model/messages/longWork.ts';
import type { LongWork, LongWorkStore } from '../../runtime/store/longWork/LongWorkStore.ts';
import './longWork.css';

addMessages(longWorkMessages);

interface LongWorkListProps {
  readonly store: LongWorkStore;
}

/** Long work of the user: how far each is, with a button that cancels it; then one that opens what was made. */
export const LongWorkList = observer(function LongWorkList({ store }: LongWorkListProps): ReactNode {
  const { t } = useApp();
  return (
    <section className="jig-works" aria-label={t('work.title')}>
      <ul>
        {store.shown.map((work) => (
          <Line key={work.title} work={work} onClose={() => store.close(work)} />
        ))}
      </ul>
    </section>
  );
});

interface LineProps {
  readonly work: LongWork;
  onClose(): void;
}

const Line = observer(function Line({ work, onClose }: LineProps): ReactNode {
  const { t } = useApp();
  const { title, progress, isCancelled, show } = work;
  const { done = 0, total = 0 } = progress ?? {};
  const open = (): void => {
    show?.();
    onClose();
  };
  return (
    <li>
      <span className="jig-works-title">{title}</span>
      {show === undefined ? (
        <>
          <progress aria-label={title} {...(total > 0 ? { value: done, max: total } : {})} />
          <span className="jig-works-count">
            {isCancelled ? t('work.stopping') : t(total > 0 ? 'work.count' : 'work.busy', { done, total })}
          </span>
          <Button size="small" disabled={isCancelled} onClick={work.cancel}>
            {t('work.cancel')}
          </Button>
        </>
      ) : (
        <>
          <span role="status">{t('work.ready')}</span>
          <Button size="small" theme="solid" onClick={open}>
            {t('work.open')}
          </Button>
          <Button size="small" onClick={onClose}>
            {t('work.close')}
          </Button>
        </>
      )}
    </li>
  );
});
