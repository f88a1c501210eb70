import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useRetryWhenBack } from '../../runtime/host/useRetryWhenBack.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { CopyErrorId } from '../shell/CopyErrorId.tsx';

interface BoxFailureProps {
  readonly box: EditBoxStore;
}

/**
 * The reason why a record could not be loaded, with a retry button. Retries by itself once a lost connection is back.
 * A record that does not exist has no retry.
 */
export const BoxFailure = observer(function BoxFailure({ box }: BoxFailureProps): ReactNode {
  const { t } = useApp();
  const { failure } = box;
  const isGone = failure?.code === '404';
  useRetryWhenBack(isGone ? undefined : box.retry);
  if (isGone) return <div role="alert">{t('box.notFound')}</div>;
  return (
    <div className="jig-box-failure" role="alert">
      <strong>{t('list.loadFailed')}</strong>
      <p>{failure?.message}</p>
      {failure?.errorId === undefined ? null : <CopyErrorId id={failure.errorId} />}
      <Button onClick={box.retry}>{t('shell.retry')}</Button>
    </div>
  );
});
