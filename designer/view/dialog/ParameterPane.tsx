import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { ViewParameter } from '../../../runtime/model/schema/ViewSchema.ts';
import { freeName } from '../../kit/freeName.ts';
import { sourceFields } from '../conditions/sourceFields.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import type { ViewVerbs } from '../store/viewVerbs.ts';
import { PlaceIssues } from './PlaceIssues.tsx';

interface PaneProps {
  readonly store: ViewDesignerStore;
  readonly verbs: ViewVerbs;
}

const kinds = ['period', 'upTo'] as const;
const defaults = ['today', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'lastThreeMonths'] as const;
const mostParameters = 4;

/** The parameters of a data set: a period of a date, or a day up to which its rows count. */
export const ParameterPane = observer(function ParameterPane({ store, verbs }: PaneProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const { parameters = [], fields } = store.draft.view;
  const dates = store.sources.flatMap((source) => {
    const table = source.table && store.tableOf(source.table.table);
    return sourceFields(table)
      .filter(({ columnType }) => ['date', 'datetime'].includes(columnTypes[columnType].valueType))
      .map(({ field, title }) => ({ path: `${source.as}.${field}`, title }));
  });
  const set = (at: number, change: Partial<ViewParameter>): boolean =>
    verbs.parameters(parameters.map((one, index) => (index === at ? { ...one, ...change } : one)));
  const add = (): void => {
    const [date] = dates;
    if (date === undefined) return;
    const taken = [...fields.map(({ field }) => field), ...parameters.map(({ name }) => name)];
    const name = freeName(['Period', 'Period1'], taken);
    verbs.parameters([...parameters, { name, title: date.title, date: date.path, kind: 'period' }]);
  };
  return (
    <section className="jig-vd-pane" aria-labelledby={id} data-place="/parameters">
      <h3 id={id}>{t('dataset.parameters')}</h3>
      <p className="jig-vd-note">{t(dates.length === 0 ? 'dataset.noDates' : 'dataset.parametersTip')}</p>
      <PlaceIssues store={store} places={['/parameters']} />
      <ul className="jig-vd-sources">
        {parameters.map(({ name, title, date, kind, default: chosen }, at) => (
          <li key={name} data-place={`/parameters/${at}`}>
            <input
              className="jig-vd-input jig-vd-title"
              aria-label={t('dataset.parameterTitle')}
              maxLength={100}
              value={title}
              onChange={({ currentTarget }) => set(at, { title: currentTarget.value })}
            />
            <select
              className="jig-select"
              aria-label={t('dataset.parameterDate')}
              value={date}
              onChange={({ currentTarget }) => set(at, { date: currentTarget.value })}
            >
              {dates.some(({ path }) => path === date) ? null : <option value={date}>{date}</option>}
              {dates.map((one) => (
                <option key={one.path} value={one.path}>
                  {one.title}
                </option>
              ))}
            </select>
            <select
              className="jig-select"
              aria-label={t('dataset.parameterKind')}
              value={kind}
              onChange={({ currentTarget: { value } }) =>
                set(at, { kind: kinds.find((one) => one === value) ?? 'period' })
              }
            >
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {t(`dataset.parameter.${one}`)}
                </option>
              ))}
            </select>
            <select
              className="jig-select"
              aria-label={t('dataset.parameterDefault')}
              value={chosen ?? (kind === 'period' ? 'thisMonth' : 'today')}
              onChange={({ currentTarget: { value } }) =>
                set(at, { default: defaults.find((one) => one === value) ?? 'today' })
              }
            >
              {defaults.map((one) => (
                <option key={one} value={one}>
                  {t(`dataset.default.${one}`)}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="jig-vd-remove"
              aria-label={t('dataset.removeParameter', { name: title })}
              onClick={() => verbs.parameters(parameters.filter((_one, index) => index !== at))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {dates.length === 0 || parameters.length >= mostParameters ? null : (
        <Button size="small" onClick={add}>
          {t('dataset.addParameter')}
        </Button>
      )}
    </section>
  );
});
