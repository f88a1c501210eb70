import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DetailListStore } from '../../../runtime/store/list/DetailListStore.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { ListFailure } from './ListFailure.tsx';
import '../../shell/innerTabs.css';
import { TableGrid } from './TableGrid.tsx';
import { type TableSplit, TableSplitter } from './TableSplitter.tsx';

interface DetailListsProps {
  readonly page: PageStore;
  /** Height of the grid in pixels. */
  readonly height: number;
  readonly split?: TableSplit;
}

const noKeys: ReadonlySet<string> = new Set();
const ignore = (): void => undefined;

/** Detail rows of the row clicked above; several details are tabs. */
export const DetailLists = observer(function DetailLists({
  page,
  height,
  split,
}: DetailListsProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const detail = page.details[chosen];
  if (!detail || detail.mainKey === undefined) return null;
  return (
    <section className="jig-details" aria-label={t('list.details')}>
      {split ? <TableSplitter {...split} /> : null}
      <div className="jig-details-head">
        <div role="tablist" aria-label={t('list.details')} className="jig-inner-tabs">
          {page.details.map((one, at) => (
            <button
              key={one.detail.schema.table}
              type="button"
              role="tab"
              id={`${id}-tab-${at}`}
              aria-selected={at === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={at === chosen ? 0 : -1}
              onClick={() => setChosen(at)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
                const next =
                  (at + (event.key === 'ArrowRight' ? 1 : page.details.length - 1)) % page.details.length;
                setChosen(next);
                document.getElementById(`${id}-tab-${next}`)?.focus();
              }}
            >
              {one.detail.schema.cnName ?? one.detail.table.cnName}
            </button>
          ))}
        </div>
        <Button theme="borderless" type="tertiary" size="small" onClick={page.hideDetails}>
          {t('list.detailsHide')}
        </Button>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`}>
        <DetailGrid detail={detail} height={height} />
      </div>
    </section>
  );
});

const DetailGrid = observer(function DetailGrid({
  detail,
  height,
}: {
  readonly detail: DetailListStore;
  readonly height: number;
}): ReactNode {
  const { t } = useApp();
  const { table, schema } = detail.detail;
  if (detail.failure) {
    return (
      <ListFailure
        failure={detail.failure}
        height={height}
        retry={() => detail.mainKey && void detail.show(detail.mainKey)}
      />
    );
  }
  return (
    <>
      <TableGrid
        name={schema.table}
        label={schema.cnName ?? table.cnName}
        table={table}
        rows={detail.rows}
        totals={detail.summary}
        height={height}
        selection="none"
        selected={noKeys}
        onSelect={ignore}
        loading={detail.loading}
        emptyText={t('grid.noData')}
        indexColumn
      />
      <p className="jig-grid-total">{t('grid.total', { total: detail.rows.length })}</p>
    </>
  );
});
