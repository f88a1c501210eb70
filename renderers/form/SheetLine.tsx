import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Amount } from '../../expressions/index.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { groupedNumber } from '../../runtime/model/fields/numberText.ts';
import type { DetailStore } from '../../runtime/store/DetailStore.ts';
import { blockFigures } from '../../runtime/store/sheet/blockFigures.ts';
import type { SheetNote } from './SheetNote.ts';

interface SheetLineProps {
  readonly detail: DetailStore;
  readonly note: SheetNote;
}

/**
 * Status line under a detail grid: the last action or a usage hint, and count, sum and average of selected
 * cells.
 */
export const SheetLine = observer(function SheetLine({ detail, note }: SheetLineProps): ReactNode {
  const { t, locale } = useApp();
  const written = (amount: Amount | undefined) =>
    amount === undefined ? '' : groupedNumber(String(amount), locale);
  const { block, said } = note;
  const figures = block && blockFigures(detail.table, detail.rows, block);
  return (
    <div className="jig-sheet-line">
      <span className="jig-sheet-said">{said || t('spreadsheet.help')}</span>
      {block && figures ? (
        <span className="jig-sheet-figures">
          <span>
            {t('spreadsheet.range', { rows: block.to - block.from + 1, columns: block.fields.length })}
          </span>
          <span>{t('spreadsheet.count', { n: figures.count })}</span>
          {figures.sum === undefined ? null : (
            <>
              <span>{t('spreadsheet.sum', { sum: written(figures.sum) })}</span>
              <span>{t('spreadsheet.average', { average: written(figures.average) })}</span>
            </>
          )}
        </span>
      ) : null}
    </div>
  );
});
