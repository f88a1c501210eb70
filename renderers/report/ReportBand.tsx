import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { totalText } from '../../runtime/model/fields/totalText.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { reportMessages } from '../../runtime/model/messages/report.ts';
import { chartFields } from '../../runtime/model/schema/chartFields.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { unitWord } from '../form/unitWord.ts';
import './report.css';

addMessages(reportMessages);

/** Loads beside the chart library, so that the picture does not wait for one after the other. */
const ChartPanel = lazyPiece(
  'ChartPanel',
  async () => {
    // A failure is said where the chart is drawn.
    import('./openChart.ts').catch(() => undefined);
    return (await import('./ChartPanel.tsx')).ChartPanel;
  },
  { isRare: true },
);

/** Key figures and charts above the rows of a report: over all rows that its filters find. Leaves out what the user may not read. */
export const ReportBand = observer(function ReportBand({ page }: { readonly page: PageStore }): ReactNode {
  const app = useApp();
  const { locale, t } = app;
  const { figures = [], charts = [] } = page.page;
  const { list } = page;
  const { byName } = list.table;
  const isShown = (name: string): boolean => byName.get(name)?.hidden !== true && byName.has(name);
  const shown = useMemo(
    () =>
      charts.flatMap((chart) => {
        const isRead = (name: string): boolean => byName.has(name) && byName.get(name)?.hidden !== true;
        const of = chart.of.filter(isRead);
        const lines = chart.lines?.filter(isRead);
        const made = { ...chart, of, ...(lines === undefined ? {} : { lines }) };
        // A chart that names no number counts; one whose numbers the user may not read is left out.
        const isWhole = chartFields(chart).length === 0 || chartFields(made).length > 0;
        return isWhole && byName.has(chart.by) ? [made] : [];
      }),
    [charts, byName],
  );
  return (
    <section className="jig-report" aria-label={t('report.overview')}>
      <dl className="jig-figures">
        <div>
          <dt>{t('report.count')}</dt>
          <dd>{list.loaded ? list.total.toLocaleString(locale) : '…'}</dd>
        </div>
        {figures.filter(isShown).map((name) => {
          const field = byName.get(name);
          return field === undefined ? null : (
            <div key={name}>
              <dt>{field.title}</dt>
              <dd>
                {list.loaded
                  ? totalText(list.summary[name] ?? null, field, locale, unitWord(app, list.table)) || '-'
                  : '…'}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="jig-charts">
        {shown.map((chart) => (
          <Suspense
            key={`${chart.kind} ${chart.by} ${chartFields(chart).join()}`}
            fallback={<figure className="jig-chart jig-chart-waits" aria-busy="true" />}
          >
            <ChartPanel page={page} chart={chart} />
          </Suspense>
        ))}
      </div>
    </section>
  );
});
