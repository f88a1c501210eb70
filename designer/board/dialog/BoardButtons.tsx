import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';
import { ExchangeButtons } from './ExchangeButtons.tsx';

/** Buttons of the toolbar that only boards have. */
export const BoardButtons = observer(function BoardButtons({
  store,
}: {
  readonly store: BoardDesignStore;
}): ReactNode {
  const { t } = useApp();
  return (
    <>
      <Button
        size="small"
        aria-pressed={store.selected === undefined}
        onClick={() => store.select(undefined)}
      >
        {t('boardDesign.settings')}
      </Button>
      <ExchangeButtons store={store} />
      <span className="jig-bd-note">{t('boardDesign.canvasTip')}</span>
    </>
  );
});
