import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';

interface LoadFailureProps {
  readonly message: string;
  retry(): void;
}

/** A failed load in words, with a way to try again. */
export function LoadFailure({ message, retry }: LoadFailureProps): ReactNode {
  const { t } = useApp();
  return (
    <div role="alert" className="jig-collect-failure">
      <p>{message}</p>
      <Button onClick={retry}>{t('collection.retry')}</Button>
    </div>
  );
}
