import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { rowHeights } from '../../../runtime/model/fields/columnSet/ColumnSet.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';

const words: Readonly<Record<(typeof rowHeights)[number], MessageKey>> = {
  28: 'columns.dense',
  34: 'columns.medium',
  40: 'columns.roomy',
};

/** Height of the rows of all lists of the user. A choice applies at once, so that the list shows it. */
export const RowHeightChoice = observer(function RowHeightChoice({
  table,
}: {
  readonly table: string;
}): ReactNode {
  const { settings, t } = useApp();
  const name = useId();
  const chosen = settings.rowHeightOf(table);
  return (
    <fieldset className="jig-row-height">
      <legend>{t('columns.rowHeight')}</legend>
      {rowHeights.map((height) => (
        <label key={height}>
          <input
            type="radio"
            name={name}
            checked={height === chosen}
            onChange={() => void settings.saveRowHeight(height)}
          />
          {t(words[height], { n: height })}
        </label>
      ))}
    </fieldset>
  );
});
