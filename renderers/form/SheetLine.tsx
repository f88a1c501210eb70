import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { DetailStore } from '../../runtime/store/DetailStore.ts';
import { blockFigures } from '../../runtime/store/sheet/blockFigures.ts';
import type { SheetNote } from './SheetNote.ts';

interface SheetLineProps {
  readonly detail: DetailStore;
  readonly note: SheetNote;
}

/** The line under a sheet: what just happened, else how it is used; of chosen cells their count, sum and average. */
export const SheetLine = observer(function SheetLine({ detail, note }: SheetLineProps): ReactNode {
  const { t } = useApp();
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
              <span>{t('spreadsheet.sum', { sum: figures.sum })}</span>
              <span>{t('spreadsheet.average', { average: figures.average ?? '' })}</span>
            </>
          )}
        </span>
      ) : null}
    </div>
  );
});
