import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { mergeMessages } from '../../../runtime/model/messages/merge.ts';
import type { Difference } from '../../../runtime/model/record/merge/DocumentMerge.ts';
import { mergeDocument } from '../../../runtime/model/record/merge/mergeDocument.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import { MergeStore } from '../../../runtime/store/saving/MergeStore.ts';
import { MergeTable } from './MergeTable.tsx';
import { useApplyMerge } from './useApplyMerge.ts';

addMessages(mergeMessages);

/** Props of a merge panel; the designers' panels get the same. */
export interface MergePanelProps {
  readonly box: EditBoxStore;
  /** The common base, and the document as stored now. Mine is what the box holds, or `mine` (a draft). */
  readonly base: Document;
  readonly theirs: Document;
  readonly mine?: Document;
  onApplied?(): void;
}

/** Mine, theirs and the base, field by field. The result goes into the box; the user saves it. */
export const MergePanel = observer(function MergePanel(props: MergePanelProps): ReactNode {
  const { box, base, theirs } = props;
  const { t } = useApp();
  const { doc } = box;
  const [mine] = useState(() => props.mine ?? box.forms.document());
  const [store] = useState(() => new MergeStore(mergeDocument(doc, { base, mine, theirs })));
  const rowOf = ({ table, rowKey }: Difference): Row | undefined => {
    const key = doc.details.find((detail) => detail.table.table === table)?.table.key ?? '';
    return [theirs, mine]
      .flatMap((document) => document.details[table] ?? [])
      .find((row) => String(row[key]) === rowKey);
  };
  const apply = useApplyMerge(props, store);
  return (
    <>
      <p>{t(store.differences.length === 0 ? 'merge.same' : 'merge.intro')}</p>
      {store.differences.length === 0 ? null : <MergeTable doc={doc} store={store} rowOf={rowOf} />}
      <div className="jig-detail-bar">
        <Button theme="solid" type="primary" onClick={() => apply(t('merge.done'))}>
          {t('merge.apply')}
        </Button>
        <Button onClick={() => store.chooseAll('mine')}>{t('merge.allMine')}</Button>
        <Button onClick={() => store.chooseAll('theirs')}>{t('merge.allTheirs')}</Button>
      </div>
    </>
  );
});
