import IconSend from '@douyinfe/semi-icons/lib/es/icons/IconSend';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { HistoryButtons } from '../../kit/HistoryButtons.tsx';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';
import { ExchangeButtons } from './ExchangeButtons.tsx';

interface BoardBarProps {
  readonly store: BoardDesignStore;
  onPublish(): void;
  onPreview(): void;
  onVersions(): void;
}

/** The toolbar of the designer. */
export const BoardBar = observer(function BoardBar(props: BoardBarProps): ReactNode {
  const { store } = props;
  const { t } = useApp();
  return (
    <div className="jig-bd-toolbar" role="toolbar" aria-label={t('editor.toolbar')}>
      <Button
        size="small"
        theme="solid"
        type="primary"
        icon={<IconSend aria-hidden="true" />}
        aria-haspopup="dialog"
        disabled={!store.isChanged}
        onClick={props.onPublish}
      >
        {t('editor.publish')}
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={props.onPreview}>
        {t('boardDesign.preview')}
      </Button>
      <HistoryButtons store={store} />
      <Button
        size="small"
        aria-pressed={store.selected === undefined}
        onClick={() => store.select(undefined)}
      >
        {t('boardDesign.settings')}
      </Button>
      <ExchangeButtons store={store} />
      {store.designed.version === 0 ? null : (
        <Button size="small" aria-haspopup="dialog" onClick={props.onVersions}>
          {t('boardDesign.versions')}
        </Button>
      )}
      <span className="jig-bd-note">{t('boardDesign.canvasTip')}</span>
    </div>
  );
});
