import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { MergeFrame } from '../../../renderers/dialogs/merge/MergeFrame.tsx';
import { MergeLine } from '../../../renderers/dialogs/merge/MergeLine.tsx';
import type { MergePanelProps } from '../../../renderers/dialogs/merge/MergePanel.tsx';
import { wordsOf } from '../../../renderers/dialogs/merge/mergeText.ts';
import { useApplyMerge } from '../../../renderers/dialogs/merge/useApplyMerge.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import '../../../runtime/model/explain/allMessages.ts';
import { MergeStore } from '../../../runtime/store/saving/MergeStore.ts';
import { mergeFlow, partOf } from './mergeFlow.ts';
import { partName } from './partName.ts';

/**
 * Resolves concurrent edits of a flow. Independent edits merge automatically; the user chooses between
 * conflicting ones and publishes the result.
 */
export const FlowMergePanel = observer(function FlowMergePanel(props: MergePanelProps): ReactNode {
  const { box, base, theirs } = props;
  const app = useApp();
  const { t } = app;
  const [mine] = useState(() => props.mine ?? box.forms.document());
  const [store] = useState(() => new MergeStore(mergeFlow(box.doc, { base, mine, theirs })));
  const { differences } = store;
  const apply = useApplyMerge(props, store);
  const isClear = differences.every(({ isConflict }) => !isConflict);
  return (
    <>
      <p>
        {t(
          differences.length === 0
            ? 'merge.same'
            : isClear
              ? 'flowDesigner.mergeClear'
              : 'flowDesigner.mergeOpen',
        )}
      </p>
      {differences.length === 0 ? null : (
        <MergeFrame heads={[t('flowDesigner.mergePart'), t('merge.mine'), t('merge.theirs')]}>
          {differences.map((difference) => {
            const part = partOf(difference);
            return (
              <MergeLine
                key={difference.id}
                store={store}
                difference={difference}
                settled={!difference.isConflict}
                what={
                  part === undefined
                    ? (box.doc.main.byName.get(difference.field ?? '')?.title ?? difference.id)
                    : partName(t, part, [mine.main, theirs.main])
                }
                words={(side) =>
                  part === undefined
                    ? wordsOf(app, box.doc, difference, side)
                    : t(`flowDesigner.fate.${part.part[side]}`)
                }
              />
            );
          })}
        </MergeFrame>
      )}
      <div className="jig-detail-bar">
        <Button theme="solid" type="primary" onClick={() => apply(t('flowDesigner.merged'))}>
          {t('merge.apply')}
        </Button>
      </div>
    </>
  );
});
