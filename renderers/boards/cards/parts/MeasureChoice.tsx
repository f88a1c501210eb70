import type { ReactNode } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import type { CardMeasure } from '../../../../runtime/wire/boards/Board.ts';

interface MeasureChoiceProps {
  readonly measure: string | undefined;
  readonly measures: readonly CardMeasure[] | undefined;
  onMeasure(measure: string): void;
}

/** Chooses the currency or unit whose numbers are added up; draws nothing where there is one only. */
export function MeasureChoice({ measure, measures = [], onMeasure }: MeasureChoiceProps): ReactNode {
  const { t } = useApp();
  if (measures.length < 2) return null;
  return (
    <select
      className="jig-cardlook-measure"
      aria-label={t('board.card.measure')}
      value={measure ?? ''}
      onChange={({ target }) => onMeasure(target.value)}
    >
      {measures.map(({ key, label }) => (
        <option key={key} value={key}>
          {key === '' ? t('board.card.noMeasure') : label}
        </option>
      ))}
    </select>
  );
}
