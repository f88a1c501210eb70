import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { showsText } from '../../../runtime/model/fields/projections/quickFields.ts';
import { filterMessages } from '../../../runtime/model/messages/filter.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { filterFields } from '../../../runtime/store/list/FilterDraft.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { focusFirst } from '../../dialogs/focusables.ts';
import './filter/filter.css';

addMessages(filterMessages);

interface QuickFieldsProps {
  readonly page: PageStore;
  onClose(): void;
}

/**
 * Choice of the fields the quick search reads, stored per user and table (`Sys_MulSearchSet`). A row matches
 * when any field matches.
 */
export const QuickFields = observer(function QuickFields({ page, onClose }: QuickFieldsProps): ReactNode {
  const { t, settings, notify } = useApp();
  const panel = useRef<HTMLFormElement>(null);
  const { list, doc, showing } = page;
  const [chosen, setChosen] = useState<readonly string[]>(list.quickFields);
  const fields = useMemo(() => filterFields(doc.main, showing).filter(showsText), [doc, showing]);
  useEffect(() => {
    const before = document.activeElement;
    focusFirst(panel.current);
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [onClose]);
  const save = async (): Promise<void> => {
    if (chosen.length === 0) {
      notify.error(t('filter.oneQuickField'));
      return;
    }
    onClose();
    await settings.saveSearchFields(doc.main.table, chosen);
    if (list.query.quick !== '') await page.refresh();
  };
  return (
    <form
      ref={panel}
      role="dialog"
      aria-label={t('filter.quickFields')}
      className="jig-column-filter jig-quick-panel"
      noValidate
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{t('filter.quickFields')}</h2>
      <p>{t('filter.quickFieldsHint')}</p>
      <ul className="jig-column-values">
        {fields.map(({ field, title }) => (
          <li key={field}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(field)}
                onChange={(event) =>
                  setChosen(event.target.checked ? [...chosen, field] : chosen.filter((one) => one !== field))
                }
              />
              {title}
            </label>
          </li>
        ))}
      </ul>
      <footer>
        <Button theme="solid" size="small" htmlType="submit">
          {t('list.ok')}
        </Button>
        <Button type="tertiary" size="small" onClick={onClose}>
          {t('list.cancel')}
        </Button>
      </footer>
    </form>
  );
});
