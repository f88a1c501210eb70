import type { ReactNode } from 'react';
import type { Failure } from '../../../runtime/data/Answer.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { CopyErrorId } from '../../shell/CopyErrorId.tsx';
import { PageButton } from '../../shell/PageButton.tsx';

interface ListFailureProps {
  readonly failure: Failure;
  readonly height?: number;
  readonly retry: () => void;
}

/**
 * The reason why rows failed to load, with a retry button: in place of the rows where there are none, else a quiet
 * line over them.
 */
export function ListFailure({ failure, height, retry }: ListFailureProps): ReactNode {
  const { t } = useApp();
  return (
    <div
      className="jig-list-failure"
      data-line={height === undefined ? '' : undefined}
      role="status"
      style={height === undefined ? undefined : { height }}
    >
      <strong>{t('list.loadFailed')}</strong>
      <p>{failure.message}</p>
      {failure.errorId === undefined ? null : <CopyErrorId id={failure.errorId} />}
      <PageButton onClick={retry}>{t('shell.retry')}</PageButton>
    </div>
  );
}
