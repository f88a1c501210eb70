import type { ReactNode } from 'react';
import type { Failure } from '../../../runtime/data/Answer.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PageButton } from '../../shell/PageButton.tsx';

interface ListFailureProps {
  readonly failure: Failure;
  readonly height?: number;
  readonly retry: () => void;
}

/** Shown in place of rows that failed to load: the reason and a retry button. */
export function ListFailure({ failure, height, retry }: ListFailureProps): ReactNode {
  const { t } = useApp();
  return (
    <div className="jig-list-failure" role="alert" style={height === undefined ? undefined : { height }}>
      <strong>{t('list.loadFailed')}</strong>
      <p>{failure.message}</p>
      <PageButton onClick={retry}>{t('shell.retry')}</PageButton>
    </div>
  );
}
