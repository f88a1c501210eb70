import IconRedo from '@douyinfe/semi-icons/lib/es/icons/IconRedo';
import IconUndo from '@douyinfe/semi-icons/lib/es/icons/IconUndo';
import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';

interface HistoryButtonsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  onUndo(): void;
  onRedo(): void;
}

/** Undo and redo of a designer's toolbar. */
export function HistoryButtons({ canUndo, canRedo, onUndo, onRedo }: HistoryButtonsProps): ReactNode {
  const { t } = useApp();
  return (
    <>
      <Button size="small" icon={<IconUndo aria-hidden="true" />} disabled={!canUndo} onClick={onUndo}>
        {t('editor.undo')}
      </Button>
      <Button size="small" icon={<IconRedo aria-hidden="true" />} disabled={!canRedo} onClick={onRedo}>
        {t('editor.redo')}
      </Button>
    </>
  );
}
