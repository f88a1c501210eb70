import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PrintOffer } from '../../../runtime/wire/print/PrintDesign.ts';
import { areaOf, blockAt } from '../draft/places.ts';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import type { PrintVerbs } from '../store/printVerbs.ts';
import { BlockPanel } from './BlockPanel.tsx';
import { HeadPanel } from './HeadPanel.tsx';
import { ItemPanel } from './ItemPanel.tsx';

interface PartPanelProps {
  readonly store: PrintDesignStore;
  readonly verbs: PrintVerbs;
  readonly offered: PrintOffer;
}

/** The panel of the selected part; the template itself when none is, or a part of it. */
export const PartPanel = observer(function PartPanel({ store, verbs, offered }: PartPanelProps): ReactNode {
  const { t } = useApp();
  const { current, draft } = store;
  const block = current === undefined ? undefined : blockAt(draft, current);
  const area = current === undefined ? undefined : (areaOf(current) ?? current);
  const isFree = area !== undefined && blockAt(draft, area)?.kind === 'free';
  return (
    <>
      {isFree ? (
        <Button size="small" onClick={verbs.addItem}>
          {t('printDesign.addItem')}
        </Button>
      ) : null}
      {current !== undefined && block !== undefined ? (
        <BlockPanel
          key={`${current} ${block.kind}`}
          store={store}
          verbs={verbs}
          place={current}
          block={block}
        />
      ) : current !== undefined && areaOf(current) !== undefined ? (
        <ItemPanel key={current} store={store} verbs={verbs} place={current} />
      ) : (
        <HeadPanel store={store} offered={offered} />
      )}
    </>
  );
});
