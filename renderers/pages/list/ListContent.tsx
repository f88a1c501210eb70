import IconHelpCircle from '@douyinfe/semi-icons/lib/es/icons/IconHelpCircle';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { mayHaveDrafts } from '../../../runtime/data/drafts/draftMark.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { narrowWidth } from '../../../runtime/host/narrowWindow.ts';
import { usePageRoute } from '../../../runtime/host/PageRoute.ts';
import { Parts } from '../../../runtime/host/Parts.tsx';
import { listOrder } from '../../../runtime/store/list/listOrder.ts';
import { listSwitch } from '../../../runtime/store/list/listSwitch.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { PageButton } from '../../shell/PageButton.tsx';
import { EmptyList } from './EmptyList.tsx';
import type { FilterPlace } from './filter/ColumnFilter.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { ListCommands } from './ListCommands.tsx';
import { ListFailure } from './ListFailure.tsx';
import { PageOverlays } from './PageOverlays.tsx';
import { Pager } from './Pager.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import { RenewalRoom } from './RenewalRoom.tsx';
import { TableGrid } from './TableGrid.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useListHeights } from './useListHeights.ts';
import { useLoadedAnnouncement } from './useLoadedAnnouncement.ts';
import { usePageLinks } from './usePageLinks.ts';
import { useRowButtons } from './useRowButtons.ts';
import { useRowMark } from './useRowMark.ts';
import { useRowTree } from './useRowTree.ts';
import { useShownRows } from './useShownRows.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';
import { useWindowSize } from './useWindowSize.ts';

const SearchPanel = lazyPiece('SearchPanel', async () => (await import('./SearchPanel.tsx')).SearchPanel);
const FilterChips = lazyPiece('FilterChips', async () => (await import('./FilterChips.tsx')).FilterChips);
const ColumnFilter = lazyPiece(
  'ColumnFilter',
  async () => (await import('./filter/ColumnFilter.tsx')).ColumnFilter,
);
const DetailLists = lazyPiece('DetailLists', async () => (await import('./DetailLists.tsx')).DetailLists);
const SideTree = lazyPiece('SideTree', async () => (await import('./SideTree.tsx')).SideTree);
const PageDialog = lazyPiece('PageDialog', async () => (await import('./PageDialog.tsx')).PageDialog);
const DraftBar = lazyPiece(
  'DraftBar',
  async () => (await import('../../dialogs/drafts/DraftBar.tsx')).DraftBar,
);
const GroupedRows = lazyPiece(
  'GroupedRows',
  async () => (await import('./groups/GroupedRows.tsx')).GroupedRows,
  { isRare: true },
);
const ListCards = lazyPiece('ListCards', async () => (await import('./cards/ListCards.tsx')).ListCards, {
  isRare: true,
});
const NarrowActions = lazyPiece(
  'NarrowActions',
  async () => (await import('./cards/NarrowActions.tsx')).NarrowActions,
  { isRare: true },
);
const TreeDrawer = lazyPiece('TreeDrawer', async () => (await import('./cards/TreeDrawer.tsx')).TreeDrawer, {
  isRare: true,
});
const WaitingRows = lazyPiece('WaitingRows', async () => (await import('./WaitingRows.tsx')).WaitingRows, {
  isRare: true,
});

interface ListContentProps {
  readonly page: PageStore;
  readonly title: string;
}

/** List page, drawn once its table is loaded. */
export const ListContent = observer(function ListContent({ page, title }: ListContentProps): ReactNode {
  const { t } = useApp();
  const { active } = usePageRoute();
  const { list, doc, searchOpen } = page;
  const searchId = useId();
  const [filter, setFilter] = useState<FilterPlace>();
  const closeFilter = useCallback(() => setFilter(undefined), []);
  const filtered = useMemo(() => new Set(list.query.columns.map(({ field }) => field)), [list.query.columns]);
  const follow = usePageLinks(page);
  useUnsavedWork(page);
  useShownRows(page);
  useLoadedAnnouncement(page);
  const heights = useListHeights(page);
  const isNarrow = useWindowSize().width <= narrowWidth;
  const { sort } = list;
  const { group } = list.query;
  const turn = useMemo(() => listSwitch(page), [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sort order decides whether rows can be moved
  const order = useMemo(() => listOrder(page), [page, sort]);
  const mark = { ...useRowMark(page), ...useRowButtons(page) };
  const tree = useRowTree(page);
  const { tree: sideTree } = page.page;
  const treeField = sideTree && doc.main.byName.get(sideTree.field);

  return (
    <div className="jig-list">
      <div className="jig-list-head">
        <h1>{title}</h1>
        <Parts place="listTitle" told={{ page }} />
        <QuickSearch page={page} fieldsOf={page} />
        {isNarrow ? (
          // Its room is there before its code, as below for the tree.
          <div className="jig-narrow-actions">
            <Suspense>
              <NarrowActions page={page} />
            </Suspense>
          </div>
        ) : (
          <>
            <PageButton
              type="tertiary"
              aria-expanded={searchOpen}
              aria-controls={searchId}
              onClick={page.toggleSearch}
            >
              {t('list.advancedSearch')}
            </PageButton>
            <Toolbar page={page} />
            <PageButton
              theme="borderless"
              type="tertiary"
              aria-haspopup="dialog"
              onClick={() => page.openDialog('columns')}
            >
              {t('list.columns')}
            </PageButton>
            <PageButton
              theme="borderless"
              type="tertiary"
              icon={<IconHelpCircle aria-hidden="true" />}
              aria-label={t('list.why')}
              title={t('list.why')}
              aria-haspopup="dialog"
              onClick={() => page.openDialog('why')}
            />
          </>
        )}
        {active ? <ListCommands page={page} /> : null}
      </div>
      <div ref={heights.top}>
        <RenewalRoom renewal={page.renewal} />
        {page.page.hint === undefined ? null : <p className="jig-list-hint">{page.page.hint}</p>}
        <Parts place="listTop" told={{ page }} />
        {active && list.loaded && mayHaveDrafts() ? (
          <Suspense>
            <DraftBar page={page} />
          </Suspense>
        ) : null}
        {searchOpen ? (
          // The button refers to this id at once; the panel's code may load later.
          <div id={searchId}>
            <Suspense>
              <SearchPanel page={page} />
            </Suspense>
          </div>
        ) : null}
        {list.filtered || list.ignored.length > 0 ? (
          <Suspense>
            <FilterChips page={page} />
          </Suspense>
        ) : null}
        <Parts place="listBand" told={{ page }} />
        {page.panel === undefined ? null : (
          <Suspense>
            <PageDialog page={page} type={page.panel} isPanel />
          </Suspense>
        )}
      </div>
      <div className="jig-list-body">
        {sideTree && treeField && isNarrow ? (
          <div className="jig-tree-open">
            <Suspense>
              <TreeDrawer page={page} dataKey={sideTree.dataKey} title={treeField.title} />
            </Suspense>
          </div>
        ) : sideTree && treeField ? (
          // Its room is there before its code, so that the rows do not move.
          <div style={{ height: heights.whole + 48 }} className="jig-side">
            <Suspense>
              <SideTree page={page} dataKey={sideTree.dataKey} title={treeField.title} />
            </Suspense>
          </div>
        ) : null}
        <div className="jig-list-rows">
          {list.failure ? (
            <ListFailure
              failure={list.failure}
              {...(list.loaded ? {} : { height: heights.main })}
              retry={() => void list.load()}
            />
          ) : null}
          {list.failure && !list.loaded ? null : list.waits ? (
            <Suspense fallback={<GridSkeleton height={heights.main} />}>
              <WaitingRows page={page} height={heights.main} />
            </Suspense>
          ) : group && !tree ? (
            <Suspense fallback={<GridSkeleton height={heights.main} />}>
              <GroupedRows
                {...mark}
                page={page}
                by={group}
                height={heights.main}
                onLink={(row, field) => void follow(row, field)}
              />
            </Suspense>
          ) : isNarrow ? (
            <Suspense fallback={<GridSkeleton height={heights.main} />}>
              <ListCards
                {...mark}
                page={page}
                height={heights.main}
                onOpen={(row, field) => void follow(row, field)}
              />
            </Suspense>
          ) : (
            <TableGrid
              name={doc.main.table}
              label={doc.main.cnName}
              table={doc.main}
              {...(page.showing ? { showing: page.showing } : {})}
              rows={list.shownRows}
              saved={list.saved && list.keyOf(list.saved)}
              tree={tree}
              totals={list.summary}
              height={heights.main}
              selection={doc.main.grid?.single ? 'single' : 'multiple'}
              selected={list.selected}
              onSelect={list.select}
              sort={list.sort}
              reorder={order}
              rowSwitch={turn}
              onSort={(by) => page.go({ sort: by })}
              onFilter={(field, at) => setFilter({ field, ...at })}
              filtered={filtered}
              loading={list.loading}
              emptyText={list.loaded ? <EmptyList page={page} /> : ''}
              indexColumn
              rowNumber={list.rowNumber}
              {...mark}
              onRowClick={page.showDetails}
              onRowDoubleClick={(row) => page.open('Edit', list.keyOf(row))}
              onLink={(row, field) => void follow(row, field)}
            />
          )}
          {(group && !tree) || list.waits ? null : <Pager page={page} />}
          {heights.showsDetails ? (
            <Suspense>
              <DetailLists page={page} height={heights.details} split={heights.split} />
            </Suspense>
          ) : null}
        </div>
      </div>
      {active && filter ? (
        <Suspense>
          <ColumnFilter key={filter.field} page={page} place={filter} onClose={closeFilter} />
        </Suspense>
      ) : null}
      <PageOverlays page={page} />
    </div>
  );
});
