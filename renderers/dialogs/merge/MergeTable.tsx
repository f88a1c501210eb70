import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Difference } from '../../../runtime/model/record/merge/DocumentMerge.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { MergeStore } from '../../../runtime/store/saving/MergeStore.ts';
import { MergeFrame } from './MergeFrame.tsx';
import { MergeLine } from './MergeLine.tsx';
import { nameOf, wordsOf } from './mergeText.ts';

interface MergeTableProps {
  readonly doc: DocumentTable;
  readonly store: MergeStore;
  /** Detail row of a difference, used for its name. */
  rowOf(difference: Difference): Row | undefined;
}

/** Every difference with both values and the base. */
export const MergeTable = observer(function MergeTable({ doc, store, rowOf }: MergeTableProps): ReactNode {
  const app = useApp();
  const { t } = app;
  return (
    <MergeFrame heads={[t('merge.field'), t('merge.base'), t('merge.mine'), t('merge.theirs')]}>
      {store.differences.map((difference) => (
        <MergeLine
          key={difference.id}
          store={store}
          difference={difference}
          what={nameOf(app, doc, difference, rowOf(difference))}
          words={(side) => wordsOf(app, doc, difference, side)}
          base={wordsOf(app, doc, difference, 'base')}
        />
      ))}
    </MergeFrame>
  );
});
