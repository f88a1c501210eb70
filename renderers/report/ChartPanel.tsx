import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { countName } from '../../runtime/model/charts/countName.ts';
import { measureField } from '../../runtime/model/fields/measureField.ts';
import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';
import { chartFields } from '../../runtime/model/schema/chartFields.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { ChartStore } from '../../runtime/store/report/ChartStore.ts';
import { unitWord } from '../form/unitWord.ts';
import { PageButton } from '../shell/PageButton.tsx';
import { chartNumbers } from './ChartNumber.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { ChartTable } from './ChartTable.tsx';
import { measuredField } from './chartMeasure.ts';
import { chartRows } from './chartRows.ts';
import { chartTitle } from './chartTitle.ts';
import { countNumber } from './countNumber.ts';
import { drillFilter } from './drillFilter.ts';

interface ChartPanelProps {
  readonly page: PageStore;
  readonly chart: ChartSchema;
}

/** One chart of a report, with its table and its picture to save. A part leads to the rows behind it. */
export const ChartPanel = observer(function ChartPanel({ page, chart }: ChartPanelProps): ReactNode {
  const app = useApp();
  const { t, locale } = app;
  const { list } = page;
  const { table } = list;
  const store = useMemo(
    () => new ChartStore(app.data, list, { ...chart, of: chartFields(chart) }),
    [app.data, list, chart],
  );
  const several = (store.answer?.measures?.length ?? 0) > 1;
  const [isTable, setTable] = useState(false);
  const save = useRef<() => Promise<void>>(undefined);
  const { readAt } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chart follows each reading of the list
  useEffect(() => {
    if (readAt !== undefined) void store.follow();
  }, [store, readAt]);
  const { measures = [], measure } = store.answer ?? {};
  const measured = measuredField(table, chart);
  const wordOf = (one: string): string =>
    one === '' || measured === undefined
      ? t('report.noMeasure')
      : measured.unitField === undefined
        ? one
        : unitWord(app, table)(measured, one);
  const unit = measure === undefined || measure === '' ? undefined : wordOf(measure);
  const titles = useMemo(
    () =>
      Object.fromEntries(
        chartFields(chart).map((name) => {
          const field = table.byName.get(name);
          const said = field?.title ?? name;
          const isIn = unit !== undefined && field !== undefined && measureField(field) !== undefined;
          return [name, isIn ? t('report.inMeasure', { title: said, unit }) : said];
        }),
      ),
    [chart, table, unit, t],
  );
  const of = useMemo(
    () =>
      chartFields(chart).length === 0
        ? [countNumber({ t, locale })]
        : chartNumbers(table, chart.of, titles, locale),
    [table, chart, titles, t, locale],
  );
  const lines = useMemo(
    () => chartNumbers(table, chart.lines ?? [], titles, locale),
    [table, chart, titles, locale],
  );
  const by = table.byName.get(chart.by)?.title ?? chart.by;
  const drawnTitle = chart.title ?? chartTitle(app, table, chart);
  const title = unit === undefined ? drawnTitle : t('report.inMeasure', { title: drawnTitle, unit });
  const groups = store.answer?.groups;
  const made = groups === undefined ? undefined : chartRows(app, table, chart, groups);
  // Labels may load later: the same rows keep the drawn picture.
  const said = JSON.stringify(made);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` is what the rows say
  const rows = useMemo(() => made ?? [], [said]);
  const pick = useCallback(
    (key: Cell) =>
      page.go({
        groups: drillFilter(list.query.groups, table, chart, key, several ? measure : undefined),
      }),
    [page, list, table, chart, several, measure],
  );
  const drawn = useCallback((given: () => Promise<void>) => {
    save.current = given;
  }, []);
  return (
    <figure className="jig-chart">
      <figcaption>
        <span>{several ? drawnTitle : title}</span>
        {several ? (
          <select
            className="jig-chart-measure"
            aria-label={t('report.measure')}
            value={measure}
            onChange={({ target }) => void store.choose(target.value)}
          >
            {measures.map((one) => (
              <option key={one} value={one}>
                {wordOf(one)}
              </option>
            ))}
          </select>
        ) : null}
        <PageButton
          theme="borderless"
          type="tertiary"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {t(isTable ? 'report.asChart' : 'report.asTable')}
        </PageButton>
        {isTable ? null : (
          <PageButton theme="borderless" type="tertiary" onClick={() => void save.current?.()}>
            {t('report.savePicture')}
          </PageButton>
        )}
      </figcaption>
      {store.failure ? (
        <p role="alert">
          {store.failure.message}{' '}
          <PageButton theme="borderless" onClick={() => void store.load()}>
            {t('report.retry')}
          </PageButton>
        </p>
      ) : null}
      {store.answer?.isMore ? <p role="status">{t('report.firstGroups', { count: rows.length })}</p> : null}
      {groups === undefined ? <div className="jig-chart-picture" aria-busy="true" /> : null}
      {groups?.length === 0 ? <p role="status">{t('report.noRows')}</p> : null}
      {rows.length > 0 && !isTable ? (
        <ChartPicture
          kind={chart.kind}
          of={of}
          lines={lines}
          rows={rows}
          title={title}
          onPick={pick}
          onDrawn={drawn}
        />
      ) : null}
      {rows.length > 0 ? (
        <ChartTable
          title={title}
          by={by}
          numbers={[...of, ...lines].filter(({ field }) => field !== countName)}
          rows={rows}
          isShown={isTable}
          onPick={pick}
        />
      ) : null}
    </figure>
  );
});
