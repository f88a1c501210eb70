import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Difference, Side } from '../../../runtime/model/record/merge/DocumentMerge.ts';
import type { MergeStore } from '../../../runtime/store/saving/MergeStore.ts';

interface MergeLineProps {
  readonly store: MergeStore;
  readonly difference: Difference;
  /** Name of the difference, in words. */
  readonly what: string;
  words(side: Side): string;
  /** The common base value; absent: the table has no such column. */
  readonly base?: string;
  /** True when both changes merge without conflict: both are shown, nothing is chosen. */
  readonly settled?: boolean;
}

/** One difference as a radio group, with the usual keyboard and screen reader behaviour. */
export const MergeLine = observer(function MergeLine(props: MergeLineProps): ReactNode {
  const { store, difference, what, words, base, settled = false } = props;
  const { t } = useApp();
  const group = useId();
  const chosen = settled ? undefined : store.side(difference);
  const cell = (side: Side): ReactNode => (
    <td className={chosen === side ? 'jig-merge-chosen' : undefined}>
      {settled ? (
        words(side)
      ) : (
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
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {what}
        {difference.isConflict ? <span className="jig-merge-mark">{t('merge.conflict')}</span> : null}
      </th>
      {base === undefined ? null : <td>{base}</td>}
      {cell('mine')}
      {cell('theirs')}
    </tr>
  );
});
