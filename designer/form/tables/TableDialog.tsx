import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { Tabs } from '../../kit/Tabs.tsx';
import { componentTitle } from '../components/componentTitle.ts';
import { drawnPart } from '../draft/DrawnPart.ts';
import { detailParts } from '../draft/detailParts.ts';
import type { DraftPart } from '../draft/FormDraft.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';
import type { FormVerbs } from '../store/formVerbs.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { columnProblem } from './checkColumns.ts';

interface TableDialogProps {
  readonly store: FormDesignerStore;
  readonly verbs: FormVerbs;
  onClose(): void;
}

/** Table configuration: titles, order, widths and visibility of the columns of the detail tables. */
export const TableDialog = observer(function TableDialog(props: TableDialogProps): ReactNode {
  const { store, verbs, onClose } = props;
  const app = useApp();
  const { t, notify } = app;
  const { details } = store.base.document;
  const [at, setAt] = useState(0);
  const [edited, setEdited] = useState<ReadonlyMap<string, readonly DraftPart[]>>(new Map());
  const body = useRef<HTMLDivElement>(null);
  const detail = details[at];
  if (detail === undefined) return null;
  const { table } = detail;
  const parts = edited.get(table.table) ?? detailParts(store.draft, detail);
  const done = (): void => {
    for (const [index, other] of details.entries()) {
      const rows = edited.get(other.table.table);
      const views = rows?.map((part) => drawnPart(part, other.table));
      const problem = views && columnProblem(views, store.base.fieldTypes);
      if (problem === undefined) continue;
      setAt(index);
      notify.error(t(problem.rule, problem.params));
      requestAnimationFrame(() =>
        body.current
          ?.querySelector<HTMLElement>(`[data-column="${CSS.escape(problem.part)}"] .jig-fm-input`)
          ?.focus(),
      );
      return;
    }
    for (const [name, rows] of edited)
      verbs.setColumns(
        name,
        rows.map((part, order) => ({ ...part, raw: { ...part.raw, orderNo: order + 1 } })),
      );
    onClose();
  };
  const columns = (
    <ColumnTable
      key={table.table}
      base={store.base}
      table={table}
      parts={parts}
      onChange={(rows) => setEdited((before) => new Map(before).set(table.table, rows))}
    />
  );
  return (
    <Dialog
      title={t('formDesign.tableConfig')}
      subtitle={componentTitle(app, 'table')}
      width="min(1500px, 96vw)"
      height={600}
      onClose={onClose}
      footer={
        <>
          <Button theme="solid" type="primary" onClick={done}>
            {t('formDesign.ok')}
          </Button>
          <Button type="tertiary" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
        </>
      }
    >
      <div ref={body}>
        {details.length > 1 ? (
          <Tabs
            label={t('formDesign.tableConfig')}
            tabs={details.map((one) => ({ key: one.table.table, title: one.table.cnName }))}
            shown={table.table}
            onShow={(name) => setAt(details.findIndex((one) => one.table.table === name))}
            classes={{ list: 'jig-fm-tabs' }}
          >
            {columns}
          </Tabs>
        ) : (
          columns
        )}
      </div>
    </Dialog>
  );
});
