import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import '../../../renderers/dialogs/merge/merge.css';
import type { MergePanelProps } from '../../../renderers/dialogs/merge/MergePanel.tsx';
import { wordsOf } from '../../../renderers/dialogs/merge/mergeText.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import '../../../runtime/model/messages/all.ts';
import type { Difference, Side } from '../../../runtime/model/merge/DocumentMerge.ts';
import { MergeStore } from '../../../runtime/store/MergeStore.ts';
import { mergeFlow, partOf } from './mergeFlow.ts';
import { partName } from './partName.ts';

/** What two people did to one flow: what goes together is taken by itself, conflicts are chosen, then published by the person. */
export const FlowMergePanel = observer(function FlowMergePanel(props: MergePanelProps): ReactNode {
  const { box, base, theirs } = props;
  const { t, notify } = useApp();
  const [mine] = useState(() => props.mine ?? box.forms.document());
  const [store] = useState(() => new MergeStore(mergeFlow(box.doc, { base, mine, theirs })));
  const { differences } = store;
  const apply = (): void => {
    const { result, open } = store;
    if (result === undefined) {
      notify.error(t('merge.open', { n: open.length }));
      return;
    }
    box.continueWith(theirs, result);
    props.onApplied?.();
    box.voice.success(t('flowDesigner.merged'));
  };
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section className="jig-merge-scroll" tabIndex={0} aria-label={t('merge.table')}>
          <table className="jig-merge">
            <thead>
              <tr>
                <th scope="col">{t('flowDesigner.mergePart')}</th>
                <th scope="col">{t('merge.mine')}</th>
                <th scope="col">{t('merge.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map((difference) => (
                <MergeLine key={difference.id} {...{ box, store, difference, mine, theirs }} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <div className="jig-detail-bar">
        <Button theme="solid" type="primary" onClick={apply}>
          {t('merge.apply')}
        </Button>
      </div>
    </>
  );
});

interface MergeLineProps extends Pick<MergePanelProps, 'box' | 'theirs'> {
  readonly store: MergeStore;
  readonly difference: Difference;
  readonly mine: MergePanelProps['base'];
}

const MergeLine = observer(function MergeLine(props: MergeLineProps): ReactNode {
  const { box, store, difference, mine, theirs } = props;
  const app = useApp();
  const { t } = app;
  const group = useId();
  const part = partOf(difference);
  const what =
    part === undefined
      ? (box.doc.main.byName.get(difference.field ?? '')?.title ?? difference.id)
      : partName(t, part, [mine.main, theirs.main]);
  const words = (side: Side): string =>
    part === undefined ? wordsOf(app, box.doc, difference, side) : t(`flowDesigner.fate.${part.part[side]}`);
  const chosen = store.side(difference);
  const cell = (side: Side): ReactNode => (
    <td className={difference.isConflict && chosen === side ? 'jig-merge-chosen' : undefined}>
      {difference.isConflict ? (
        <label>
          <input
            type="radio"
            name={group}
            checked={chosen === side}
            aria-label={t('merge.use', { what, side: t(`merge.${side}`), value: words(side) })}
            onChange={() => store.choose(difference.id, side)}
          />
          <span>{words(side)}</span>
        </label>
      ) : (
        words(side)
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {what}
        {difference.isConflict ? <span className="jig-merge-mark">{t('merge.conflict')}</span> : null}
      </th>
      {cell('mine')}
      {cell('theirs')}
    </tr>
  );
});
