import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { signedText } from '../../runtime/model/fields/amountText.ts';
import { groupedNumber } from '../../runtime/model/fields/numberText.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { blockFigures } from '../../runtime/store/sheet/blockFigures.ts';
import { headerOf } from '../../runtime/store/sheet/headerCurrency.ts';
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
  const { block, said } = note;
  const figures = block && blockFigures(detail.table, detail.rows, block, headerOf(detail.main));
  const written = (figure: 'sum' | 'average'): string =>
    [...(figures?.numbers ?? [])]
      .map(([code, found]) => signedText(groupedNumber(String(found[figure]), locale), code, locale))
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
          {figures.numbers.size === 0 ? null : (
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
