import IconChevronLeft from '@douyinfe/semi-icons/lib/es/icons/IconChevronLeft';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import IconHome from '@douyinfe/semi-icons/lib/es/icons/IconHome';
import IconMaximize from '@douyinfe/semi-icons/lib/es/icons/IconMaximize';
import IconPause from '@douyinfe/semi-icons/lib/es/icons/IconPause';
import IconPlay from '@douyinfe/semi-icons/lib/es/icons/IconPlay';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { Parts } from '../../../runtime/host/Parts.tsx';
import type { ScreenStore } from '../../../runtime/store/boards/ScreenStore.ts';

interface ToolProps {
  readonly label: string;
  /** Key that does the same. */
  readonly keys?: string;
  readonly icon: ReactNode;
  onPress(): void;
}

function Tool({ label, keys, icon, onPress }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys === undefined ? label : `${label} (${keys})`}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}

interface ScreenToolsProps {
  readonly store: ScreenStore;
  onFullScreen(): void;
}

/** Buttons of a screen: of its rotation, full screen, and out of it. */
export const ScreenTools = observer(function ScreenTools({
  store,
  onFullScreen,
}: ScreenToolsProps): ReactNode {
  const { t } = useApp();
  const go = useNavigate();
  const { open, isPaused } = store;
  return (
    <div className="jig-screen-tools" data-no-picture="">
      {open.length < 2 ? null : (
        <>
          <Tool
            label={t('board.screen.before')}
            keys="←"
            icon={<IconChevronLeft aria-hidden="true" />}
            onPress={() => store.go(-1)}
          />
          <Tool
            label={t(isPaused ? 'board.screen.goOn' : 'board.screen.pause')}
            keys="P"
            icon={isPaused ? <IconPlay aria-hidden="true" /> : <IconPause aria-hidden="true" />}
            onPress={() => store.pause(!isPaused)}
          />
          <Tool
            label={t('board.screen.next')}
            keys="→"
            icon={<IconChevronRight aria-hidden="true" />}
            onPress={() => store.go(1)}
          />
        </>
      )}
      <Parts
        place="boardBar"
        told={{
          boards: store.turns.map(({ store: { name }, seconds }) => ({ board: name, seconds })),
          title: store.current?.store.board?.title ?? '',
        }}
      />
      <Tool
        label={t('board.page.fullScreen')}
        keys="F"
        icon={<IconMaximize aria-hidden="true" />}
        onPress={onFullScreen}
      />
      <Tool
        label={t('board.screen.home')}
        icon={<IconHome aria-hidden="true" />}
        onPress={() => void go('/')}
      />
    </div>
  );
});
