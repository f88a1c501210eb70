import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import {
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { useRenderersReady } from '../../../runtime/host/useRenderersReady.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { addMessages, messageOf } from '../../../runtime/model/messages/index.ts';
import { queryMessages } from '../../../runtime/model/messages/query.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import { FormStore } from '../../../runtime/store/form/FormStore.ts';
import { FilterDraft } from '../../../runtime/store/list/FilterDraft.ts';
import { searchTable } from '../../../runtime/store/list/searchTable.ts';
import { unreadSearch } from '../../../runtime/store/list/unreadSearch.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { FieldHost } from '../../form/FieldHost.tsx';
import '../../form/form.css';

addMessages(queryMessages);

const FilterBuilder = lazyPiece(
  'FilterBuilder',
  async () => (await import('./filter/FilterBuilder.tsx')).FilterBuilder,
);

interface SearchPanelProps {
  readonly page: PageStore;
}

/** Advanced search: the table's search fields, 查询, 重置 and 关闭. Enter searches. */
export const SearchPanel = observer(function SearchPanel({ page }: SearchPanelProps): ReactNode {
  const app = useApp();
  const { list } = page;
  const ready = useRenderersReady(app.renderers);
  const prefix = useId();
  const panel = useRef<HTMLFormElement>(null);
  const search = useMemo(
    () =>
      searchTable(list.table, app.fieldTypes, { yes: app.t('form.yes'), no: app.t('form.no') }, page.showing),
    [list.table, app, page.showing],
  );
  const form = useMemo(() => new FormStore(search.table, { action: 'Edit', isSearch: true }), [search]);
  const draft = useMemo(() => new FilterDraft(list.table), [list.table]);
  const { values, groups } = list.query;
  useEffect(() => form.reset(values), [form, values]);
  useEffect(() => {
    // Keep the draft when it equals the active filters, unfinished conditions included.
    if (JSON.stringify(draft.asked) !== JSON.stringify(groups)) draft.reset(groups);
  }, [draft, groups]);
  useEffect(() => {
    if (ready) panel.current?.querySelector<HTMLElement>('input, [role="combobox"], select')?.focus();
  }, [ready]);

  const given = (): Row => {
    const found: Record<string, Cell> = {};
    for (const { field } of search.fields) found[field] = form.cell(field).value;
    return found;
  };
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    const { unfit } = draft;
    if (unfit) {
      app.notify.error(app.t('condition.invalidValue', { title: unfit.field.title, value: unfit.value }));
      return;
    }
    const values = given();
    const unread = unreadSearch(list.table, values);
    for (const issue of unread) form.cell(issue.path).refuse([issue]);
    const [first] = unread;
    if (first) {
      app.notify.error(messageOf(first, app.locale));
      return;
    }
    const wanted = { values, groups: draft.asked };
    if (list.address(wanted) === list.address({ page: 1 })) void page.refresh();
    else page.go(wanted);
  };
  const onKey = (event: KeyboardEvent): void => {
    // In an open list Enter chooses. A plain input submits the form by itself; the others submit here.
    const { target } = event;
    if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
    if (target.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    submit();
  };

  const flowing = search.fields.filter((field) => field.searchColSize === undefined);
  const sized = search.fields.filter((field) => field.searchColSize !== undefined);
  const drawn = (field: ResolvedField): ReactNode => (
    // A range of two date-times needs double width.
    <div
      key={field.field}
      data-wide={field.range && field.columnType === 'datetime' ? '' : undefined}
      style={{ '--jig-span': field.searchColSize } as CSSProperties}
    >
      <FieldHost app={app} form={form} field={field} idPrefix={prefix} span={12} />
    </div>
  );

  return (
    <search className="jig-search" aria-label={app.t('list.advancedSearch')}>
      <form ref={panel} onSubmit={submit} onKeyDown={onKey} noValidate>
        <div className="jig-search-fields" aria-busy={!ready}>
          {ready ? flowing.map(drawn) : null}
        </div>
        {ready && sized.length > 0 ? (
          <div className="jig-search-fields jig-search-rows">{sized.map(drawn)}</div>
        ) : null}
        {draft.groups.length > 0 && ready ? (
          <Suspense>
            <FilterBuilder draft={draft} showing={page.showing} />
          </Suspense>
        ) : null}
        <div className="jig-search-buttons">
          {draft.groups.length > 0 ? null : (
            <Button type="tertiary" theme="borderless" onClick={draft.addGroup}>
              {app.t('list.filterGroups')}
            </Button>
          )}
          <Button htmlType="submit" theme="solid">
            {app.t('list.search')}
          </Button>
          <Button
            type="tertiary"
            onClick={() => {
              form.reset({});
              draft.reset([]);
              page.go({ values: {}, quick: '', groups: [], columns: [] });
            }}
          >
            {app.t('list.reset')}
          </Button>
          <Button type="tertiary" onClick={page.toggleSearch}>
            {app.t('list.close')}
          </Button>
        </div>
      </form>
    </search>
  );
});
