import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { totalText } from '../../../../runtime/model/fields/totalText.ts';
import { groupedRowsMessages } from '../../../../runtime/model/messages/groupedRows.ts';
import { addMessages } from '../../../../runtime/model/messages/index.ts';
import type { Cell, Row } from '../../../../runtime/model/schema/Row.ts';
import { spans } from '../../../../runtime/model/schema/ViewSchema.ts';
import type { GroupBy } from '../../../../runtime/store/list/GroupBy.ts';
import type { PageStore } from '../../../../runtime/store/page/PageStore.ts';
import { ChartStore } from '../../../../runtime/store/report/ChartStore.ts';
import type { Group } from '../../../../runtime/wire/records/Groups.ts';
import { unitWord } from '../../../form/unitWord.ts';
import type { DataGridProps } from '../../../grid/DataGridProps.ts';
import { groupLabels } from '../../../report/groupLabels.ts';
import { EmptyList } from '../EmptyList.tsx';
import { ListFailure } from '../ListFailure.tsx';
import type { ShownButton } from '../ShownButton.ts';
import { GroupRows } from './GroupRows.tsx';
import '../../../conditions/conditions.css';
import './groupedRows.css';

addMessages(groupedRowsMessages);

interface GroupedRowsProps extends Pick<DataGridProps, 'rowMark'> {
  readonly buttons?: readonly ShownButton[];
  readonly page: PageStore;
  readonly by: GroupBy;
  /** Pixels of the whole. */
  readonly height: number;
  onLink(row: Row, field: string): void;
}

/** The rows of a list in groups with their count and totals; the rows of a group load when it is opened. */
export const GroupedRows = observer(function GroupedRows(props: GroupedRowsProps): ReactNode {
  const { page, by, height, ...rest } = props;
  const app = useApp();
  const { t } = app;
  const { list, doc } = page;
  const { main } = doc;
  const asked = useMemo(
    () => ({ by: by.field, of: [], totals: true, ...(by.each === undefined ? {} : { each: by.each }) }),
    [by.field, by.each],
  );
  const store = useMemo(() => new ChartStore(app.data, list, asked), [app.data, list, asked]);
  const { readAt } = list;
  useEffect(() => {
    if (readAt !== undefined) void store.follow();
  }, [store, readAt]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const title = main.byName.get(by.field)?.title ?? by.field;
  const groups = store.answer?.groups;
  const labels = groupLabels(app, main, asked, groups?.map(({ key }) => key) ?? []);
  const toggle = (key: string): void => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  return (
    <section className="jig-groups" style={{ height }} aria-label={t('group.title', { title })}>
      <div className="jig-groups-bar">
        <b>{t('group.title', { title })}</b>
        {by.each === undefined ? null : (
          <select
            className="jig-select"
            aria-label={t('group.span')}
            value={by.each}
            onChange={({ target }) =>
              page.go({ group: { field: by.field, each: spans.find((one) => one === target.value) } })
            }
          >
            {spans.map((span) => (
              <option key={span} value={span}>
                {t(`group.${span}`)}
              </option>
            ))}
          </select>
        )}
        <button type="button" className="jig-link" onClick={() => page.go({ group: undefined })}>
          {t('group.none')}
        </button>
        {store.answer?.isMore ? <span>{t('group.tooMany', { n: groups?.length ?? 0 })}</span> : null}
      </div>
      {store.failure ? <ListFailure failure={store.failure} retry={() => void store.load()} /> : null}
      {groups === undefined && store.failure === undefined ? <p role="status">{t('shell.loading')}</p> : null}
      {groups?.length === 0 ? <EmptyList page={page} /> : null}
      <ul>
        {groups?.map((group, at) => {
          const key = String(group.key);
          const isOpen = opened.has(key);
          return (
            <li key={key}>
              <button
                type="button"
                className="jig-group-head"
                aria-expanded={isOpen}
                onClick={() => toggle(key)}
              >
                <span className="jig-group-name">{labels[at]}</span>
                <span>{t('group.count', { n: group.count })}</span>
                <Totals page={page} group={group} />
              </button>
              {isOpen ? (
                <GroupRows {...rest} page={page} asked={asked} value={group.key} label={labels[at] ?? ''} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
});

/** Totals of a group: those of the list's footer, each currency and unit for itself. */
function Totals({ page, group }: { readonly page: PageStore; readonly group: Group }): ReactNode {
  const app = useApp();
  const sums: Readonly<Record<string, Cell>> = { ...group.sums, ...group.measures };
  return page.doc.main.fields.map((field) => {
    const total = sums[field.field];
    return field.summary && total !== undefined && total !== null ? (
      <span key={field.field}>
        {field.title} <b>{totalText(total, field, app.locale, unitWord(app, page.doc.main))}</b>
      </span>
    ) : null;
  });
}
