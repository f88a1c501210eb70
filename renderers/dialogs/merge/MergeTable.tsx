import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/DocumentTable.ts';
import type { Difference, Side } from '../../../runtime/model/merge/DocumentMerge.ts';
import type { Row } from '../../../runtime/model/Row.ts';
import type { MergeStore } from '../../../runtime/store/MergeStore.ts';
import { nameOf, wordsOf } from './mergeText.ts';
import './merge.css';

interface MergeTableProps {
  readonly doc: DocumentTable;
  readonly store: MergeStore;
  /** The detail row a difference is about, for its name. */
  rowOf(difference: Difference): Row | undefined;
}

/** Every difference with both values, one radio group a line: keyboard and screen reader choose as everywhere. */
export const MergeTable = observer(function MergeTable({ doc, store, rowOf }: MergeTableProps): ReactNode {
  const { t } = useApp();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="jig-merge-scroll" tabIndex={0} aria-label={t('merge.table')}>
      <table className="jig-merge">
        <thead>
          <tr>
            <th scope="col">{t('merge.field')}</th>
            <th scope="col">{t('merge.base')}</th>
            <th scope="col">{t('merge.mine')}</th>
            <th scope="col">{t('merge.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {store.differences.map((difference) => (
            <MergeLine key={difference.id} doc={doc} store={store} difference={difference} rowOf={rowOf} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

const MergeLine = observer(function MergeLine(
  props: MergeTableProps & { readonly difference: Difference },
): ReactNode {
  const { doc, store, difference, rowOf } = props;
  const app = useApp();
  const { t } = app;
  const group = useId();
  const what = nameOf(app, doc, difference, rowOf(difference));
  const chosen = store.side(difference);
  const side = (which: Side): ReactNode => {
    const value = wordsOf(app, doc, difference, which);
    return (
      <td className={chosen === which ? 'jig-merge-chosen' : undefined}>
        <label>
          <input
            type="radio"
            name={group}
            checked={chosen === which}
            aria-label={t('merge.use', { what, side: t(`merge.${which}`), value })}
            onChange={() => store.choose(difference.id, which)}
          />
          <span>{value}</span>
        </label>
      </td>
    );
  };
  return (
    <tr>
      <th scope="row">
        {what}
        {difference.isConflict ? <span className="jig-merge-mark">{t('merge.conflict')}</span> : null}
      </th>
      <td>{wordsOf(app, doc, difference, 'base')}</td>
      {side('mine')}
      {side('theirs')}
    </tr>
  );
});
