import IconSearch from '@douyinfe/semi-icons/lib/es/icons/IconSearch';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { SearchBox } from '../../shell/SearchBox.tsx';

const QuickFields = lazyPiece('QuickFields', async () => (await import('./QuickFields.tsx')).QuickFields);

/** Fields that the box has room to name. */
const mostHinted = 2;

interface QuickSearchProps {
  readonly page: Pick<PageStore, 'list' | 'go' | 'refresh'>;
  /** Page whose search fields the user may choose; without it they are fixed. */
  readonly fieldsOf?: PageStore;
}

/** Quick-search box over one or several fields: Enter searches, clearing shows all rows again. */
export const QuickSearch = observer(function QuickSearch({ page, fieldsOf }: QuickSearchProps): ReactNode {
  const { t } = useApp();
  const { list } = page;
  const { quick } = list.query;
  const [text, setText] = useState(quick);
  useEffect(() => setText(quick), [quick]);
  const [choosing, setChoosing] = useState(false);
  const close = useCallback(() => setChoosing(false), []);
  const titles = list.quickFields.map((name) => list.table.byName.get(name)?.title ?? name);
  if (titles.length === 0) return null;
  const hinted = titles.slice(0, mostHinted).join('/');
  const go = (wanted: string): void => {
    // Repeating the same search refreshes the rows.
    if (wanted === quick) void page.refresh();
    else page.go({ quick: wanted });
  };
  return (
    <span className="jig-quick">
      <SearchBox
        lead={
          fieldsOf === undefined ? undefined : (
            <button
              type="button"
              className="jig-quick-fields"
              aria-label={t('list.quickFields')}
              aria-haspopup="dialog"
              aria-expanded={choosing}
              // A press outside closes the open list; keep this press from doing so.
              onPointerDown={(event) => choosing && event.stopPropagation()}
              onClick={() => setChoosing(!choosing)}
            >
              <IconSearch aria-hidden="true" />
              <span aria-hidden="true">▾</span>
            </button>
          )
        }
        label={t('list.quickSearch', { title: titles.join('/') })}
        placeholder={t(titles.length > mostHinted ? 'list.quickHintMany' : 'list.quickHint', {
          title: hinted,
        })}
        clearLabel={t('shell.clear')}
        value={text}
        onChange={setText}
        onEnter={() => go(text.trim())}
        onClear={() => go('')}
      />
      {choosing && fieldsOf ? (
        <Suspense>
          <QuickFields page={fieldsOf} onClose={close} />
        </Suspense>
      ) : null}
    </span>
  );
});
