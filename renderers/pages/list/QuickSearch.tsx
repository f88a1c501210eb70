import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PageStore } from '../../../runtime/store/PageStore.ts';
import { SearchBox } from '../../shell/SearchBox.tsx';

interface QuickSearchProps {
  readonly page: Pick<PageStore, 'list' | 'go' | 'refresh'>;
}

/** The quick-search box on one field: Enter searches, clearing shows all again. */
export const QuickSearch = observer(function QuickSearch({ page }: QuickSearchProps): ReactNode {
  const { t } = useApp();
  const { list } = page;
  const { quick } = list.query;
  const [text, setText] = useState(quick);
  useEffect(() => setText(quick), [quick]);
  const titles = list.quickFields.map((name) => list.table.byName.get(name)?.title ?? name);
  if (titles.length === 0) return null;
  const title = titles.join('/');
  const go = (wanted: string): void => {
    // The same search again is a wish for fresh rows.
    if (wanted === quick) void page.refresh();
    else page.go({ quick: wanted });
  };
  return (
    <SearchBox
      className="jig-quick"
      label={t('list.quickSearch', { title })}
      placeholder={t('list.quickHint', { title })}
      clearLabel={t('shell.clear')}
      value={text}
      onChange={setText}
      onEnter={() => go(text.trim())}
      onClear={() => go('')}
    />
  );
});
