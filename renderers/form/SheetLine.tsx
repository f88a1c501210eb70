import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { measuredText } from '../../runtime/model/fields/measuredText.ts';
import { groupedNumber } from '../../runtime/model/fields/numberText.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { blockFigures } from '../../runtime/store/sheet/blockFigures.ts';
import { headerOf } from '../../runtime/store/sheet/headerMeasure.ts';
import type { SheetNote } from './SheetNote.ts';
import { unitWord } from './unitWord.ts';

interface SheetLineProps {
  readonly detail: DetailStore;
  readonly note: SheetNote;
}

/**
 * Status line under a detail grid: the last action or a usage hint, and count, sum and average of selected
 * cells.
 */
export const SheetLine = observer(function SheetLine({ detail, note }: SheetLineProps): ReactNode {
  const app = useApp();
  const { t, locale } = app;
  const { block, said } = note;
  const figures = block && blockFigures(detail.table, detail.rows, block, headerOf(detail.main));
  const written = (figure: 'sum' | 'average'): string =>
    (figures?.numbers ?? [])
      .map(({ field, measure, [figure]: value }) =>
        measuredText(
          groupedNumber(String(value), locale),
          field,
          measure,
          locale,
          unitWord(app, detail.table),
        ),
      )
      .join(' · ');
  return (
    <div className="jig-sheet-line">
      <span className="jig-sheet-said">{said || t('spreadsheet.help')}</span>
      {block && figures ? (
        <span className="jig-sheet-figures">
          <span>
            {t('spreadsheet.range', { rows: block.to - block.from + 1, columns: block.fields.length })}
          </span>
          <span>{t('spreadsheet.count', { n: figures.count })}</span>
          {figures.numbers.length === 0 ? null : (
            <>
              <span>{t('spreadsheet.sum', { sum: written('sum') })}</span>
              <span>{t('spreadsheet.average', { average: written('average') })}</span>
            </>
          )}
        </span>
      ) : null}
    </div>
  );
});
