import type { ReactNode } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';

interface MeasureChoiceProps {
  readonly measure: string | undefined;
  readonly measures: readonly string[] | undefined;
  onMeasure(measure: string): void;
}

/** Chooses the currency or unit whose numbers are added up; draws nothing where there is one only. */
export function MeasureChoice({ measure, measures = [], onMeasure }: MeasureChoiceProps): ReactNode {
  const { t } = useApp();
  if (measures.length < 2) return null;
  return (
    <select
      className="jig-look-measure"
      aria-label={t('board.card.measure')}
      value={measure ?? ''}
      onChange={({ target }) => onMeasure(target.value)}
    >
      {measures.map((one) => (
        <option key={one} value={one}>
          {one === '' ? t('board.card.noMeasure') : one}
        </option>
      ))}
    </select>
  );
}
