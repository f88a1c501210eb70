import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { FormFields } from '../../renderers/form/FormFields.tsx';
import type { BoxPanelProps } from '../../runtime/BoxPanel.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { rowOfPlace } from '../../runtime/model/codegen/columnPlace.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { codegenMessages } from '../../runtime/model/messages/codegen.ts';
import { editorMessages } from '../../runtime/model/messages/editor.ts';
import { entryScreenMessages } from '../../runtime/model/messages/entryScreen.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { ProblemList } from '../kit/ProblemList.tsx';
import { setInert } from '../kit/setInert.ts';
import { ColumnOrder } from './ColumnOrder.ts';
import { DatabaseSync } from './DatabaseSync.tsx';
import { EntryChoices } from './EntryChoices.tsx';
import { EntryPreviewStore } from './EntryPreviewStore.ts';
import './entryPreview.css';
import { ListSketch } from './ListSketch.tsx';
import { MadeParts } from './MadeParts.tsx';

addMessages(codegenMessages);
addMessages(editorMessages);
addMessages(entryScreenMessages);

/** The record and column rows as they are typed now; tracked. */
const typed = (box: EditBoxStore): { readonly mainData: Row; readonly detailData: readonly Row[] } => ({
  mainData: box.main.live(),
  detailData: box.details[0]?.rows ?? [],
});

const isInForm = ({ hidden, editRowNo }: ResolvedField): boolean => !hidden && editRowNo !== undefined;

/** The page that an entry becomes, beside its columns while they are typed. */
export const EntryPreviewPanel = observer(function EntryPreviewPanel({ box }: BoxPanelProps): ReactNode {
  const app = useApp();
  const { t, data, fieldTypes, session } = app;
  const store = useMemo(
    () => new EntryPreviewStore(async () => (await data.designs()).entries, fieldTypes),
    [data, fieldTypes],
  );
  useEffect(() => {
    const stop = reaction(() => typed(box), store.want, { fireImmediately: true });
    return () => {
      stop();
      store.stop();
    };
  }, [box, store]);
  const [columns] = box.details;
  const order = useMemo(() => columns && new ColumnOrder(columns), [columns]);
  const { table, issues, isChecked, makes, failed, isWaiting } = store;
  const form = useMemo(
    () => table && new FormStore(table, { action: 'Add', now: session.now() }),
    [table, session],
  );
  const storedName = box.main.live().Table_Id == null ? '' : String(box.main.live().TableName ?? '');
  return (
    <div className="jig-entry-preview" aria-busy={isWaiting}>
      {failed === undefined ? null : <p role="alert">{failed}</p>}
      {storedName === '' || columns === undefined || columns.rows.length === 0 ? null : (
        <DatabaseSync tableName={storedName} columns={columns} />
      )}
      {columns === undefined ? null : <EntryChoices columns={columns} />}
      <ProblemList
        issues={issues}
        isChecked={isChecked}
        placeOf={({ path }) => {
          const row = rowOfPlace(path);
          return row === undefined ? undefined : t('entry.row', { n: row + 1 });
        }}
        onShow={({ path }) => box.voice.focusOn(path)}
      />
      {table === undefined || form === undefined ? (
        <p>{t('entry.nothingYet')}</p>
      ) : (
        <>
          <ListSketch table={table} order={order} />
          <section>
            <h4>{t('entry.form')}</h4>
            {table.fields.some(isInForm) ? (
              <div ref={setInert} className="jig-entry-form">
                <FormFields form={form} />
              </div>
            ) : (
              <p>{t('entry.noForm')}</p>
            )}
          </section>
          {makes.length === 0 ? null : <MadeParts makes={makes} />}
        </>
      )}
    </div>
  );
});
