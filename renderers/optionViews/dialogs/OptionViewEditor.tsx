import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { columnSetMessages } from '../../../runtime/model/messages/columnSet.ts';
import { addMessages, messageOf } from '../../../runtime/model/messages/index.ts';
import { listDialogMessages } from '../../../runtime/model/messages/listDialog.ts';
import type { OptionViewForm } from '../../../runtime/store/optionViews/OptionViewForm.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { ColumnList } from '../../dialogs/columns/ColumnList.tsx';
import { FilterBuilder } from '../../pages/list/filter/FilterBuilder.tsx';
import '../../dialogs/columns/columns.css';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { WaitingButton } from '../../dialogs/WaitingButton.tsx';
import { OptionViewBasics } from './OptionViewBasics.tsx';
import { OptionViewMarks } from './OptionViewMarks.tsx';
import { OptionViewSort } from './OptionViewSort.tsx';
import '../../shell/innerTabs.css';

addMessages({ ...listDialogMessages, ...columnSetMessages });

interface OptionViewEditorProps {
  readonly page: PageStore;
  readonly title: string;
  readonly form: OptionViewForm;
  /** Stores the view; false: it was refused. */
  save(): Promise<boolean>;
  onClose(): void;
}

const parts = ['basic', 'fields', 'filter', 'marks'] as const;

/** The part of the editor that shows an issue. */
const partOf = (path: string | undefined): (typeof parts)[number] =>
  path === undefined
    ? 'filter'
    : path.startsWith('columns/')
      ? 'fields'
      : path.startsWith('marks/')
        ? 'marks'
        : 'basic';

/** One view: 基本信息, 字段配置, 数据过滤, 行颜色. */
export const OptionViewEditor = observer(function OptionViewEditor(props: OptionViewEditorProps): ReactNode {
  const { page, title, form, save, onClose } = props;
  const { t, locale, notify } = useApp();
  const id = useId();
  const [part, setPart] = useState<(typeof parts)[number]>('basic');
  const [isSaving, setSaving] = useState(false);
  const confirm = async (): Promise<void> => {
    if (isSaving) return;
    if (!form.check()) {
      const [issue] = form.issues;
      setPart(partOf(issue?.path));
      if (issue) notify.error(messageOf(issue, locale));
      return;
    }
    setSaving(true);
    const isStored = await save();
    setSaving(false);
    if (isStored) onClose();
  };
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = parts[(parts.indexOf(part) + step + parts.length) % parts.length] ?? 'basic';
    setPart(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <Dialog
      title={title}
      subtitle={page.doc.main.cnName}
      width="max(37vw, min(100vw, 460px))"
      height="100%"
      className="jig-drawer"
      onClose={onClose}
      footer={
        <>
          <WaitingButton primary waiting={isSaving} onClick={() => void confirm()}>
            {t('list.save')}
          </WaitingButton>
          <Button type="tertiary" onClick={onClose}>
            {t('list.cancel')}
          </Button>
        </>
      }
    >
      <div role="tablist" aria-label={title} className="jig-inner-tabs" onKeyDown={walk}>
        {parts.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={one === part}
            aria-controls={`${id}-panel`}
            tabIndex={one === part ? 0 : -1}
            onClick={() => setPart(one)}
          >
            {t(`optionView.${one}`)}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${part}`} className="jig-drawer-panel">
        {part === 'basic' ? <OptionViewBasics form={form} mayShare={page.views.mayShare} /> : null}
        {part === 'fields'
          ? form.tabs.map((tab) => (
              <section key={tab.table} aria-label={tab.title}>
                {form.tabs.length > 1 ? <h3>{tab.title}</h3> : null}
                <ColumnList tab={tab} />
              </section>
            ))
          : null}
        {part === 'filter' ? (
          <>
            <FilterBuilder draft={form.filters} showing={page.showing} />
            <OptionViewSort form={form} table={page.doc.main} />
          </>
        ) : null}
        {part === 'marks' ? <OptionViewMarks form={form} showing={page.showing} /> : null}
      </div>
    </Dialog>
  );
});
