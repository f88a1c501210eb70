import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { PrintBlock } from '../../../runtime/model/schema/PrintSchema.ts';
import { ConditionPart } from '../../kit/ConditionPart.tsx';
import { issuesAt } from '../../kit/issuesAt.ts';
import { SchemaPanel } from '../../kit/SchemaPanel.tsx';
import { blockTitle } from '../draft/partTitle.ts';
import { blockSchema, readBlock, writeBlock } from '../properties/blockPanel.ts';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import type { PrintVerbs } from '../store/printVerbs.ts';

interface BlockPanelProps {
  readonly store: PrintDesignStore;
  readonly verbs: PrintVerbs;
  readonly place: string;
  readonly block: PrintBlock;
}

/** Issues of a part with their places from its panel on. */
export const panelIssues = (issues: readonly Issue[], place: string): readonly Issue[] =>
  issuesAt(issues, place).map((issue) => ({ ...issue, path: issue.path.slice(place.length) }));

const noLooks: JsonObject = {};

/** The options of a block, and the condition for printing it. Remount it for another block. */
export const BlockPanel = observer(function BlockPanel(props: BlockPanelProps): ReactNode {
  const { store, verbs, place, block } = props;
  const { t } = useApp();
  const { doc } = store;
  const { detail: own } = block as unknown as { readonly detail?: string };
  const detail = own ?? store.draft.each?.detail;
  const { kind } = block;
  const schema = useMemo(() => blockSchema({ kind }, { t, doc, detail }), [kind, t, doc, detail]);
  const places = useMemo(
    () =>
      Object.fromEntries(
        Object.keys((schema.properties ?? {}) as JsonObject).map((name) => [name, `${place}/${name}`]),
      ),
    [schema, place],
  );
  const issues = useMemo(() => panelIssues(store.found, place), [store.found, place]);
  return (
    <>
      <h3>{blockTitle(block, doc, t)}</h3>
      <SchemaPanel
        schema={schema}
        uiSchema={noLooks}
        value={readBlock(block)}
        issues={issues}
        places={places}
        readonly={false}
        onSet={(name, value) => {
          verbs.setBlock(place, writeBlock(block, name, value), name);
          return true;
        }}
      />
      <ConditionPart
        title={t('printDesign.when')}
        none={t('printDesign.always')}
        place={`${place}/when`}
        issues={issuesAt(store.found, `${place}/when`)}
        document={doc}
        condition={block.when}
        onChange={(when) => {
          const { when: _before, ...others } = block;
          verbs.setBlock(place, { ...others, ...(when !== undefined && { when }) } as PrintBlock, 'when');
        }}
      />
    </>
  );
});
