import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import { spans, type ViewField } from '../../../runtime/model/schema/ViewSchema.ts';
import { spanOf } from '../commands/setSpan.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import type { ViewVerbs } from '../store/viewVerbs.ts';

interface ColumnUseProps {
  readonly store: ViewDesignerStore;
  readonly verbs: ViewVerbs;
  readonly line: ViewField;
  readonly at: number;
  readonly name: string;
}

/** Decimal places that a number may be shown with. */
const places = [0, 1, 2, 3, 4] as const;

/** What a column of a data set is for: a dimension with its span of days, or a number with its decimal places. */
export const ColumnUse = observer(function ColumnUse(props: ColumnUseProps): ReactNode {
  const { store, verbs, line, at, name } = props;
  const { t } = useApp();
  const { view } = store.draft;
  const span = spanOf(view, line.of);
  const type = columnTypes[store.fieldOf(span?.of ?? line.of)?.columnType ?? 'string'].valueType;
  const isDated = line.total === undefined && (type === 'date' || type === 'datetime');
  const isNumber = line.dimension !== true && (type === 'number' || line.total !== undefined);
  return (
    <>
      {line.total !== undefined || line.of === undefined ? null : (
        <label>
          <input
            type="checkbox"
            aria-label={t('dataset.dimensionOf', { name })}
            checked={line.dimension === true}
            onChange={({ currentTarget }) =>
              verbs.set(at, { dimension: currentTarget.checked ? true : undefined })
            }
          />{' '}
          {t('dataset.dimension')}
        </label>
      )}
      {isDated ? (
        <select
          className="jig-select"
          aria-label={t('dataset.spanOf', { name })}
          value={span?.each ?? ''}
          onChange={({ currentTarget }) =>
            verbs.span(
              at,
              spans.find((one) => one === currentTarget.value),
            )
          }
        >
          <option value="">{t('dataset.span.none')}</option>
          {spans.map((one) => (
            <option key={one} value={one}>
              {t(`dataset.span.${one}`)}
            </option>
          ))}
        </select>
      ) : null}
      {isNumber ? (
        <select
          className="jig-select"
          aria-label={t('dataset.placesOf', { name })}
          value={line.scale ?? ''}
          onChange={({ currentTarget: { value } }) =>
            verbs.set(at, { scale: value === '' ? undefined : Number(value) })
          }
        >
          <option value="">{t('dataset.places.own')}</option>
          {places.map((one) => (
            <option key={one} value={one}>
              {t('dataset.places', { n: one })}
            </option>
          ))}
        </select>
      ) : null}
    </>
  );
});
