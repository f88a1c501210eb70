import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { SchemaPanel } from '../../kit/SchemaPanel.tsx';
import { alignments } from '../commands/placeItems.ts';
import { areaOf, blocksAt, valueAt, withValue } from '../draft/places.ts';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import type { PrintVerbs } from '../store/printVerbs.ts';
import { BlockPanel, panelIssues } from './BlockPanel.tsx';

interface ItemPanelProps {
  readonly store: PrintDesignStore;
  readonly verbs: PrintVerbs;
  readonly place: string;
}

const sides = ['x', 'y', 'width', 'height'] as const;
const noLooks: JsonObject = {};

/** Position and size of an item of a free area, how selected items are lined up, and the blocks in it. */
export const ItemPanel = observer(function ItemPanel({ store, verbs, place }: ItemPanelProps): ReactNode {
  const { t } = useApp();
  const schema = useMemo(
    () => ({
      type: 'object',
      properties: Object.fromEntries(
        sides.map((side) => [
          side,
          { type: 'number', minimum: 0, maximum: 2000, title: t(`printDesign.of.${side}`) },
        ]),
      ),
    }),
    [t],
  );
  const places = useMemo(() => Object.fromEntries(sides.map((side) => [side, `${place}/${side}`])), [place]);
  const issues = useMemo(() => panelIssues(store.found, place), [store.found, place]);
  const item = valueAt(store.draft, place) as JsonObject;
  const { blocks: _blocks, ...own } = item;
  const others = store.selected.filter((one) => areaOf(one) === areaOf(place));
  return (
    <>
      <h3>{t('printDesign.item')}</h3>
      {others.length < 2 ? null : (
        <div className="jig-pd-align" role="toolbar" aria-label={t('printDesign.align')}>
          {alignments.map((how) => (
            <Button key={how} size="small" onClick={() => verbs.align(how)}>
              {t(`printDesign.align.${how}`)}
            </Button>
          ))}
        </div>
      )}
      <SchemaPanel
        schema={schema}
        uiSchema={noLooks}
        value={own}
        issues={issues}
        places={places}
        readonly={false}
        onSet={(name, value) => {
          const isPosition = name === 'x' || name === 'y';
          if (isPosition && typeof value !== 'number') return false;
          const next = typeof value === 'number' ? value : undefined;
          store.take(withValue(store.draft, `${place}/${name}`, next), `${place} ${name}`);
          return true;
        }}
      />
      {blocksAt(store.draft, `${place}/blocks`).map((block, at) => (
        <BlockPanel
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
          key={`${place}/blocks/${at} ${block.kind}`}
          store={store}
          verbs={verbs}
          place={`${place}/blocks/${at}`}
          block={block}
        />
      ))}
    </>
  );
});
