import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { columnSetMessages } from '../../../runtime/model/messages/columnSet.ts';
import { addMessages, messageOf } from '../../../runtime/model/messages/index.ts';
import { listDialogMessages } from '../../../runtime/model/messages/listDialog.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { ColumnDraft } from '../../../runtime/store/list/ColumnDraft.ts';
import { Dialog } from '../Dialog.tsx';
import { ColumnList } from './ColumnList.tsx';
import { RowHeightChoice } from './RowHeightChoice.tsx';
import '../../shell/innerTabs.css';
import './columns.css';

addMessages(listDialogMessages);
addMessages(columnSetMessages);

/** Size of the dialog in pixels. */
const size = { width: 500, height: 520 } as const;

/** 列设置: height of rows; which columns of the main table and its details are shown, in which order, and which are frozen. */
export const ColumnsDialog = observer(function ColumnsDialog({ page, onClose }: PageDialogProps): ReactNode {
  const { settings, notify, locale, t } = useApp();
  const id = useId();
  const [draft] = useState(() => new ColumnDraft(settings, page.doc, page.showing));
  const [at, setAt] = useState(0);
  const tab = draft.tabs[at];

  const confirm = async (): Promise<void> => {
    const { problem } = draft;
    if (problem) {
      setAt(draft.tabs.indexOf(problem.tab));
      notify.error(messageOf(problem.issue, locale));
      return;
    }
    const refused = await draft.save();
    if (refused !== undefined) {
      notify.error(refused);
      return;
    }
    notify.success(t('columns.saved'));
    onClose();
  };
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = (at + step + draft.tabs.length) % draft.tabs.length;
    setAt(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };

  return (
    <Dialog
      title={t('list.columns')}
      width={size.width}
      height={size.height}
      padding={0}
      className="jig-columns"
      informs={!draft.tabs.some(({ changed }) => changed)}
      onClose={onClose}
      footer={
        <>
          <Button theme="solid" loading={draft.saving} onClick={() => void confirm()}>
            {t('list.ok')}
          </Button>
          <Button type="tertiary" onClick={() => tab?.reset()}>
            {t('columns.reset')}
          </Button>
          <Button type="tertiary" onClick={onClose}>
            {t('list.cancel')}
          </Button>
        </>
      }
    >
      <RowHeightChoice table={page.doc.main.table} />
      {draft.tabs.length < 2 ? null : (
        <div
          role="tablist"
          aria-label={t('columns.tables')}
          className="jig-inner-tabs jig-columns-tabs"
          onKeyDown={walk}
        >
          {draft.tabs.map(({ table, title }, index) => (
            <button
              key={table}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-selected={index === at}
              aria-controls={`${id}-panel`}
              tabIndex={index === at ? 0 : -1}
              onClick={() => setAt(index)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      {tab === undefined ? null : (
        <div
          {...(draft.tabs.length < 2 ? {} : { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${at}` })}
          id={`${id}-panel`}
          className="jig-columns-panel"
        >
          <ColumnList key={tab.table} tab={tab} />
        </div>
      )}
    </Dialog>
  );
});
