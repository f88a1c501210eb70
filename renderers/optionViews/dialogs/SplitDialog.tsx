import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { filterMessages } from '../../../runtime/model/messages/filter.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { optionViewMessages } from '../../../runtime/model/messages/optionView.ts';
import { optionViewEditingMessages } from '../../../runtime/model/messages/optionViewEditing.ts';
import {
  isSplittable,
  mostSplit,
  splitOptionViews,
} from '../../../runtime/model/optionViews/splitOptionViews.ts';
import type { PageDialogProps } from '../../../runtime/Renderer.ts';
import { OptionViewEditing } from '../../../runtime/store/optionViews/OptionViewEditing.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { WaitingButton } from '../../dialogs/WaitingButton.tsx';
import './optionViews.css';

addMessages({ ...filterMessages, ...optionViewMessages, ...optionViewEditingMessages });

/** 按字段分页签: a view for each value of a dictionary field, in one step. */
export const SplitDialog = observer(function SplitDialog({ page, onClose }: PageDialogProps): ReactNode {
  const app = useApp();
  const { t, dictionaries, notify } = app;
  const { views } = page;
  const id = useId();
  const fields = page.doc.main.fields.filter((field) => field.isColumnData !== false && isSplittable(field));
  const [name, setName] = useState(views.splitBy ?? fields[0]?.field ?? '');
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [isShared, setShared] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const field = fields.find((one) => one.field === name);
  const options = field?.data ?? (field?.dataKey === undefined ? [] : dictionaries.options(field.dataKey));
  const offered = (options ?? []).filter(({ hidden }) => !hidden).slice(0, mostSplit);
  const drafts = field === undefined ? [] : splitOptionViews(field, offered, isShared ? 'all' : 'own');
  const known = new Set(views.tabs.map(({ query }) => query));
  const isChosen = (query: string): boolean => !without.has(query) && !known.has(query);
  const chosen = drafts.filter(({ query }) => isChosen(query));
  const confirm = async (): Promise<void> => {
    if (isSaving) return;
    if (chosen.length === 0) {
      notify.error(t('optionView.splitNone'));
      return;
    }
    setSaving(true);
    const ids = await new OptionViewEditing(app, views).createMany(chosen);
    setSaving(false);
    if (ids !== undefined) onClose();
  };
  const toggle = (query: string, isIn: boolean): void => {
    const next = new Set(without);
    if (isIn) next.delete(query);
    else next.add(query);
    setWithout(next);
  };
  return (
    <Dialog
      title={t('optionView.splitTitle')}
      subtitle={page.doc.main.cnName}
      width={520}
      height="auto"
      onClose={onClose}
      footer={
        <>
          <WaitingButton primary waiting={isSaving} onClick={() => void confirm()}>
            {t('optionView.splitMake', { n: chosen.length })}
          </WaitingButton>
          <Button type="tertiary" onClick={onClose}>
            {t('list.cancel')}
          </Button>
        </>
      }
    >
      <div className="jig-view-basics">
        <label htmlFor={`${id}-field`}>{t('optionView.splitBy')}</label>
        <select
          id={`${id}-field`}
          className="jig-select"
          value={name}
          onChange={({ target }) => setName(target.value)}
        >
          {fields.map(({ field: key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
        <span id={`${id}-tabs`}>{t('optionView.tabs')}</span>
        <fieldset className="jig-view-users" aria-labelledby={`${id}-tabs`}>
          {options === undefined ? <p role="status">{t('shell.loading')}</p> : null}
          {options !== undefined && drafts.length === 0 ? <p>{t('filter.noOptions')}</p> : null}
          <div className="jig-view-user-list">
            {drafts.map(({ name: label, query }) => (
              <label key={query}>
                <input
                  type="checkbox"
                  checked={isChosen(query)}
                  disabled={known.has(query)}
                  onChange={({ target }) => toggle(query, target.checked)}
                />
                {known.has(query) ? t('optionView.splitKnown', { name: label }) : label}
              </label>
            ))}
          </div>
        </fieldset>
        <span id={`${id}-scope`}>{t('optionView.scope')}</span>
        <div role="radiogroup" aria-labelledby={`${id}-scope`} className="jig-view-icons">
          {(views.mayShare ? [false, true] : [false]).map((shared) => (
            <label key={String(shared)}>
              <input
                type="radio"
                name={`${id}-scope`}
                checked={isShared === shared}
                onChange={() => setShared(shared)}
              />
              {t(shared ? 'optionView.scopeAll' : 'optionView.scopeOwn')}
            </label>
          ))}
        </div>
      </div>
    </Dialog>
  );
});
