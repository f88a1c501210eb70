import IconSearch from '@douyinfe/semi-icons/lib/es/icons/IconSearch';
import Input from '@douyinfe/semi-ui/lib/es/input';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PageStore } from '../../../runtime/store/PageStore.ts';

interface QuickSearchProps {
  readonly page: PageStore;
}

/** The quick-search box on one field: Enter searches, clearing shows all again. */
export const QuickSearch = observer(function QuickSearch({ page }: QuickSearchProps): ReactNode {
  const { t } = useApp();
  const { list } = page;
  const { quick } = list.query;
  const [text, setText] = useState(quick);
  useEffect(() => setText(quick), [quick]);
  const field = list.table.byName.get(list.quickSearch ?? '');
  if (!field) return null;
  const go = (wanted: string): void => {
    // The same search again is a wish for fresh rows.
    if (wanted === quick) void page.refresh();
    else page.go({ quick: wanted });
  };
  return (
    <Input
      className="jig-quick"
      prefix={<IconSearch aria-hidden="true" />}
      aria-label={t('list.quickSearch', { title: field.title })}
      placeholder={t('list.quickHint', { title: field.title })}
      value={text}
      onChange={setText}
      onEnterPress={() => go(text.trim())}
      onClear={() => go('')}
      showClear
    />
  );
});
