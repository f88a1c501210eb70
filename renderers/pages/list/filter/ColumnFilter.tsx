import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { useRenderersReady } from '../../../../runtime/host/useRenderersReady.ts';
import { conditionMessages } from '../../../../runtime/model/messages/condition.ts';
import { filterMessages } from '../../../../runtime/model/messages/filter.ts';
import { addMessages } from '../../../../runtime/model/messages/index.ts';
import { isSplittable } from '../../../../runtime/model/optionViews/splitOptionViews.ts';
import { ConditionDraft } from '../../../../runtime/store/list/FilterDraft.ts';
import { groupBy, isGroupable } from '../../../../runtime/store/list/GroupBy.ts';
import type { PageStore } from '../../../../runtime/store/page/PageStore.ts';
import { focusFirst } from '../../../dialogs/focusables.ts';
import { ConditionValue } from './ConditionValue.tsx';
import { OperatorSelect } from './OperatorSelect.tsx';
import { ValueChoices } from './ValueChoices.tsx';
import '../../../form/form.css';
import './filter.css';

addMessages(conditionMessages);
addMessages(filterMessages);

/** Column of the filter, and its position in pixels of the window. */
export interface FilterPlace {
  readonly field: string;
  readonly left: number;
  readonly top: number;
}

interface ColumnFilterProps {
  readonly page: PageStore;
  readonly place: FilterPlace;
  onClose(): void;
}

/** Filter of one column, below its header: values to tick, or an operator and a value. */
export const ColumnFilter = observer(function ColumnFilter({
  page,
  place,
  onClose,
}: ColumnFilterProps): ReactNode {
  const app = useApp();
  const { t, notify } = app;
  const ready = useRenderersReady(app.renderers);
  const panel = useRef<HTMLFormElement>(null);
  const { list, doc } = page;
  const field = doc.main.byName.get(place.field);
  const [draft] = useState(() => {
    const made = new ConditionDraft(
      0,
      doc.main,
      list.query.columns.find((one) => one.field === place.field),
    );
    if (made.operator === undefined) made.setField(place.field);
    return made;
  });

  useEffect(() => {
    const before = document.activeElement;
    const outside = (event: Event): void => {
      // Lists of selects and calendars are drawn at the end of the document body, outside the panel.
      const { target } = event;
      if (target instanceof Element && !panel.current?.contains(target) && !target.closest('.semi-portal'))
        onClose();
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [onClose]);
  useLayoutEffect(() => {
    if (ready) focusFirst(panel.current);
  }, [ready]);

  if (!field) return null;
  const go = (entries: readonly (typeof list.query.columns)[number][]): void => {
    page.go({ columns: [...list.query.columns.filter((one) => one.field !== place.field), ...entries] });
    onClose();
  };
  const apply = (): void => {
    const { read } = draft;
    if (read && 'unfit' in read) {
      notify.error(t('condition.invalidValue', { title: field.title, value: read.unfit }));
      return;
    }
    go(read ? [read] : []);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      onClose();
    }
    const { target } = event;
    const typed = target instanceof HTMLInputElement && target.getAttribute('aria-expanded') !== 'true';
    if (event.key !== 'Enter' || !typed || event.nativeEvent.isComposing) return;
    event.preventDefault();
    apply();
  };
  const left = Math.max(8, Math.min(place.left, window.innerWidth - 308));
  return (
    <form
      ref={panel}
      role="dialog"
      aria-label={t('filter.column', { title: field.title })}
      className="jig-column-filter"
      style={{ left, top: place.top }}
      tabIndex={-1}
      noValidate
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <h2>{t('filter.column', { title: field.title })}</h2>
      {isSplittable(field) ? (
        <ValueChoices condition={draft} />
      ) : (
        <>
          <OperatorSelect condition={draft} label={t('filter.operator')} />
          {ready ? <ConditionValue condition={draft} label={t('filter.value')} /> : null}
        </>
      )}
      <footer>
        <Button theme="solid" size="small" htmlType="submit">
          {t('list.ok')}
        </Button>
        <Button type="tertiary" size="small" onClick={() => go([])}>
          {t('filter.columnClear')}
        </Button>
        {isGroupable(field) && list.tree === undefined ? (
          <Button
            type="tertiary"
            size="small"
            onClick={() => {
              page.go({ group: groupBy(field) });
              onClose();
            }}
          >
            {t('filter.groupBy', { title: field.title })}
          </Button>
        ) : null}
        {isSplittable(field) && page.views.mayManage && page.page.variant !== 'light' ? (
          <Button
            type="tertiary"
            size="small"
            onClick={() => {
              page.views.setSplitBy(field.field);
              onClose();
              page.openDialog('splitViews');
            }}
          >
            {t('filter.split', { title: field.title })}
          </Button>
        ) : null}
      </footer>
    </form>
  );
});
