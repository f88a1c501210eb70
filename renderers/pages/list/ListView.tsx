import IconHelpCircle from '@douyinfe/semi-icons/lib/es/icons/IconHelpCircle';
import { observer } from 'mobx-react-lite';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { mayHaveDrafts } from '../../../runtime/data/drafts/draftMark.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { usePageRoute } from '../../../runtime/host/PageRoute.ts';
import {
  firstOf,
  reference,
  spacingOf,
  splitHeights,
} from '../../../runtime/model/fields/columnSet/tableSplit.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { boxText } from '../../../runtime/store/boxText.ts';
import { listOrder } from '../../../runtime/store/listOrder.ts';
import { listSwitch } from '../../../runtime/store/listSwitch.ts';
import type { PageStore } from '../../../runtime/store/PageStore.ts';
import { holdUnsaved } from '../../../runtime/store/unsavedWork.ts';
import { PageButton } from '../../shell/PageButton.tsx';
import type { FilterPlace } from './filter/ColumnFilter.tsx';
import { gridHeight } from './gridHeight.ts';
import { ListCommands } from './ListCommands.tsx';
import { ListFailure } from './ListFailure.tsx';
import { Pager } from './Pager.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import { TableGrid } from './TableGrid.tsx';
import { Toolbar } from './Toolbar.tsx';
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
const EditBox = lazyPiece('EditBox', async () => (await import('../../dialogs/EditBox.tsx')).EditBox);

/** Share of the height the child rows take when they are shown. */
const detailShare = 0.38;
/** Handle, tab row, count and margins of the child rows, in pixels. */
const detailHead = 88;
/** Fewer pixels for both tables show no rows: then the page scrolls. */
const leastRoom = 360;

interface ListViewProps {
  readonly page: PageStore;
  readonly title: string;
}

/** List page, drawn once its table is loaded. */
export const ListView = observer(function ListView({ page, title }: ListViewProps): ReactNode {
  const { t, notify, settings, renderers } = useApp();
  const route = usePageRoute();
  const navigate = useNavigate();
  const { list, box, doc } = page;
  const Box = renderers.find('box', page.page.box ?? '')?.Component ?? EditBox;
  const searchId = useId();
  const { height: windowHeight } = useWindowSize();
  const top = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  const [dragged, setDragged] = useState<number>();
  const [filter, setFilter] = useState<FilterPlace>();
  const closeFilter = useCallback(() => setFilter(undefined), []);
  const filtered = useMemo(() => new Set(list.query.columns.map(({ field }) => field)), [list.query.columns]);
  const { search, active, setSearch } = route;

  useEffect(() => page.navigateBy(setSearch), [page, setSearch]);
  useEffect(() => page.leadBy((link) => void navigate(link, { replace: true })), [page, navigate]);
  useEffect(() => {
    void list.follow(search);
    page.followOpen();
  }, [page, list, search]);
  useEffect(() => route.guard?.({ unsaved: () => box.unsaved, leave: box.close }), [route, box]);
  useEffect(() => {
    const forgetBox = holdUnsaved({
      unsaved: () => box.unsaved || (box.phase !== 'closed' && box.main.unfinished.any),
      save: () => box.save(),
      text: () => boxText(box.title, box.forms),
    });
    // An import, pictures being uploaded, settings: only the user can end them.
    const forgetDialog = holdUnsaved({ unsaved: () => page.dialog !== undefined });
    return () => {
      forgetBox();
      forgetDialog();
    };
  }, [box, page]);
  const { loading, loaded } = list;
  const shown = list.rows.length;
  const total = list.records ?? list.total;
  const { searchOpen } = page;
  useEffect(() => {
    if (active && loaded && !loading) notify.announce(t('list.loadedRows', { n: shown, total }));
  }, [active, loaded, loading, shown, total, notify, t]);
  useLayoutEffect(() => {
    const element = top.current;
    if (!element) return;
    const measure = (): void => setAbove(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const framed = page.page.layout !== 'blank';
  const whole = gridHeight({ windowHeight, userBar: framed, other: above });
  const showsDetails = page.details.some((detail) => detail.mainKey !== undefined);
  const { table } = doc.main;
  const first = dragged ?? firstOf(settings.of(table).spacing, reference.height * (1 - detailShare));
  const room = Math.max(leastRoom, whole - detailHead);
  const heights = showsDetails ? splitHeights(room, first) : { first: whole, second: 0 };
  const mainHeight = heights.first;
  const split = {
    first,
    room,
    onMove: setDragged,
    onKeep: (kept: number) => {
      setDragged(undefined);
      void settings.saveSpacing(table, spacingOf(kept, splitHeights(room, kept).second));
    },
  };
  const { sort } = list;
  const turn = useMemo(() => listSwitch(page), [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether rows can be moved goes by their order
  const order = useMemo(() => listOrder(page), [page, sort?.field]);
  const { tree: sideTree } = page.page;
  const openRows = list.tree;
  const tree = useMemo(
    () =>
      openRows && {
        place: (row: Row) => openRows.place(row),
        onToggle: (row: Row) =>
          void list.toggle(row).then((refused) => refused !== undefined && notify.error(refused)),
      },
    [openRows, list, notify],
  );
  const treeField = sideTree && doc.main.byName.get(sideTree.field);

  const follow = async (row: Row, field: string): Promise<void> => {
    const link = await page.linkOf(row, field);
    if (link === undefined) page.open('Edit', list.keyOf(row));
    else void navigate(link);
  };

  return (
    <div className="jig-list">
      <div className="jig-list-head">
        <h1>{title}</h1>
        <QuickSearch page={page} fieldsOf={page} />
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
        {active ? <ListCommands page={page} /> : null}
      </div>
      <div ref={top}>
        {active && list.loaded && mayHaveDrafts() ? (
          <Suspense>
            <DraftBar page={page} />
          </Suspense>
        ) : null}
        {searchOpen ? (
          // The button names this from the first moment; the panel's code may come later.
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
        {page.panel === undefined ? null : (
          <Suspense>
            <PageDialog page={page} type={page.panel} close={page.closePanel} />
          </Suspense>
        )}
      </div>
      <div className="jig-list-body">
        {sideTree && treeField ? (
          <Suspense>
            <div style={{ height: whole + 48 }} className="jig-side">
              <SideTree page={page} dataKey={sideTree.dataKey} title={treeField.title} />
            </div>
          </Suspense>
        ) : null}
        <div className="jig-list-rows">
          {list.failure ? (
            <ListFailure
              failure={list.failure}
              {...(list.loaded ? {} : { height: mainHeight })}
              retry={() => void list.load()}
            />
          ) : null}
          {list.failure && !list.loaded ? null : (
            <TableGrid
              name={doc.main.table}
              label={doc.main.cnName}
              table={doc.main}
              {...(page.showing ? { showing: page.showing } : {})}
              rows={list.rows}
              tree={tree}
              totals={list.summary}
              height={mainHeight}
              selection="multiple"
              selected={list.selected}
              onSelect={list.select}
              sort={list.sort}
              reorder={order}
              rowSwitch={turn}
              onSort={(field, order) => page.go({ sort: { field, order } })}
              onFilter={(field, at) => setFilter({ field, ...at })}
              filtered={filtered}
              loading={list.loading}
              emptyText={list.loaded ? t('grid.noData') : ''}
              indexColumn
              onRowClick={page.showDetails}
              onRowDoubleClick={(row) => page.open('Edit', list.keyOf(row))}
              onLink={(row, field) => void follow(row, field)}
            />
          )}
          <Pager page={page} />
          {showsDetails ? (
            <Suspense>
              <DetailLists page={page} height={heights.second} split={split} />
            </Suspense>
          ) : null}
        </div>
      </div>
      {active && filter ? (
        <Suspense>
          <ColumnFilter key={filter.field} page={page} place={filter} onClose={closeFilter} />
        </Suspense>
      ) : null}
      {active && page.dialog !== undefined ? (
        <Suspense>
          <PageDialog page={page} type={page.dialog} />
        </Suspense>
      ) : null}
      {active && box.phase !== 'closed' ? (
        <Suspense>
          <Box box={box} />
        </Suspense>
      ) : null}
    </div>
  );
});
