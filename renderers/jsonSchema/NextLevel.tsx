import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';

interface NextLevelProps {
  readonly title: string;
  onExpand(): void;
}

/** A button where a schema refers to itself: it expands the next level. */
export function NextLevel({ title, onExpand }: NextLevelProps): ReactNode {
  const { t } = useApp();
  return (
    <div className="jig-schema-cycle">
      <span>{t('jsonSchema.cycle', { title })}</span>
      <Button onClick={onExpand}>{t('jsonSchema.expand', { title })}</Button>
    </div>
  );
}
