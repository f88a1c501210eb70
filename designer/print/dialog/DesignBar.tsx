import IconSend from '@douyinfe/semi-icons/lib/es/icons/IconSend';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { HistoryButtons } from '../../kit/HistoryButtons.tsx';
import { UnderlayButton } from '../canvas/UnderlayButton.tsx';
import { ZoomChoice } from '../preview/PreviewDialog.tsx';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import type { PrintVerbs } from '../store/printVerbs.ts';
import { ExchangeButtons } from './ExchangeButtons.tsx';

interface DesignBarProps {
  readonly store: PrintDesignStore;
  readonly verbs: PrintVerbs;
  readonly hasUnderlay: boolean;
  onUnderlay(file: File | undefined): void;
  onPublish(): void;
  onPreview(): void;
  onVersions(): void;
}

/** The toolbar of the designer. */
export const DesignBar = observer(function DesignBar(props: DesignBarProps): ReactNode {
  const { store, verbs } = props;
  const { t } = useApp();
  const isNone = store.current === undefined;
  return (
    <div className="jig-pd-toolbar" role="toolbar" aria-label={t('editor.toolbar')}>
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
        {t('printDesign.preview')}
      </Button>
      <HistoryButtons store={store} />
      <Button size="small" disabled={isNone} onClick={() => verbs.step(-1)}>
        {t('printDesign.up')}
      </Button>
      <Button size="small" disabled={isNone} onClick={() => verbs.step(1)}>
        {t('printDesign.down')}
      </Button>
      <Button size="small" disabled={isNone} onClick={verbs.duplicate}>
        {t('printDesign.copy')}
      </Button>
      <Button size="small" type="danger" disabled={isNone} onClick={verbs.remove}>
        {t('printDesign.remove')}
      </Button>
      <ZoomChoice zoom={store.zoom} onZoom={store.setZoom} />
      <Button size="small" aria-pressed={store.hasGrid} onClick={() => store.showGrid(!store.hasGrid)}>
        {t('printDesign.grid')}
      </Button>
      <UnderlayButton isShown={props.hasUnderlay} onPut={props.onUnderlay} />
      <ExchangeButtons store={store} />
      {store.designed.version === 0 ? null : (
        <Button size="small" aria-haspopup="dialog" onClick={props.onVersions}>
          {t('viewDesign.versions')}
        </Button>
      )}
    </div>
  );
});
