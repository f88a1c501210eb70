import IconRedo from '@douyinfe/semi-icons/lib/es/icons/IconRedo';
import IconUndo from '@douyinfe/semi-icons/lib/es/icons/IconUndo';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { History } from './History.ts';

interface HistoryButtonsProps {
  readonly store: {
    readonly history: Pick<History<unknown>, 'canUndo' | 'canRedo'>;
    undo(): void;
    redo(): void;
  };
}

/** Undo and redo of a designer's toolbar. */
export const HistoryButtons = observer(function HistoryButtons({ store }: HistoryButtonsProps): ReactNode {
  const { t } = useApp();
  const { history, undo, redo } = store;
  return (
    <>
      <Button size="small" icon={<IconUndo aria-hidden="true" />} disabled={!history.canUndo} onClick={undo}>
        {t('editor.undo')}
      </Button>
      <Button size="small" icon={<IconRedo aria-hidden="true" />} disabled={!history.canRedo} onClick={redo}>
        {t('editor.redo')}
      </Button>
    </>
  );
});
