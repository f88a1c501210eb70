import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';

interface NextLevelProps {
  readonly title: string;
  onExpand(): void;
}

/** Where a schema leads back to itself: the next level is drawn when it is asked for. */
export function NextLevel({ title, onExpand }: NextLevelProps): ReactNode {
  const { t } = useApp();
  return (
    <div className="jig-schema-cycle">
      <span>{t('jsonSchema.cycle', { title })}</span>
      <Button onClick={onExpand}>{t('jsonSchema.expand', { title })}</Button>
    </div>
  );
}
