import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { UnderlayButton } from '../canvas/UnderlayButton.tsx';
import { ZoomChoice } from '../preview/PreviewDialog.tsx';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import type { PrintVerbs } from '../store/printVerbs.ts';
import { ExchangeButtons } from './ExchangeButtons.tsx';

interface PrintButtonsProps {
  readonly store: PrintDesignStore;
  readonly verbs: PrintVerbs;
  readonly hasUnderlay: boolean;
  onUnderlay(file: File | undefined): void;
}

/** Buttons of the toolbar that only print templates have. */
export const PrintButtons = observer(function PrintButtons(props: PrintButtonsProps): ReactNode {
  const { store, verbs } = props;
  const { t } = useApp();
  const isNone = store.current === undefined;
  return (
    <>
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
    </>
  );
});
