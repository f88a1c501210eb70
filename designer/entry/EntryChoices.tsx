import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import {
  keptKeys,
  textOfChoices,
  type WrittenChoice,
  writtenIn,
} from '../../runtime/model/codegen/choicesIn.ts';
import { chosenTypes } from '../../runtime/model/codegen/fieldType.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { rowKeyField } from '../../runtime/store/detail/detailRows.ts';
import { DetailSheet } from '../../runtime/store/sheet/DetailSheet.ts';
import { ChoiceRows } from '../kit/ChoiceRows.tsx';

/** Column of the sheet with the choices of a column, as one text. */
const field = 'Options';
/** Most characters of a choice. */
const longest = 100;

const said = (row: Row, name: string): string => String(row[name] ?? '').trim();

/** Columns whose choices are written in place: those with such a text, and choices without a source. */
const hasOwnChoices = (row: Row): boolean =>
  said(row, field) !== '' || (chosenTypes.has(said(row, 'EditType')) && said(row, 'DropNo') === '');

/** The choices of the entry's columns in rows; the sheet keeps them as one text. */
export const EntryChoices = observer(function EntryChoices({
  columns,
}: {
  readonly columns: DetailStore;
}): ReactNode {
  const sheet = useMemo(() => new DetailSheet(columns, () => undefined), [columns]);
  return columns.rows.map((row, at) => {
    const state = columns.state.rows[at];
    if (state === undefined || !hasOwnChoices(row) || !sheet.canEdit(state, field)) return null;
    return (
      <ColumnChoices
        key={String(row[rowKeyField])}
        title={said(row, 'ColumnCnName') || said(row, 'ColumnName')}
        text={said(row, field)}
        onText={(text) => sheet.paste([[text]], { from: at, to: at, fields: [field] }, [field])}
      />
    );
  });
});

interface ColumnChoicesProps {
  readonly title: string;
  readonly text: string;
  onText(text: string): void;
}

function ColumnChoices({ title, text, onText }: ColumnChoicesProps): ReactNode {
  const { t } = useApp();
  // Rows that are empty yet are in no text.
  const [typed, setTyped] = useState<{ readonly text: string; readonly rows: readonly WrittenChoice[] }>();
  const rows = typed?.text === text ? typed.rows : writtenIn(text);
  return (
    <details className="jig-entry-choices">
      <summary>{t('entry.choicesOf', { name: title, n: writtenIn(text).length })}</summary>
      <ChoiceRows
        label={title}
        choices={rows.map(({ value }) => value)}
        longest={longest}
        onChange={(choices) => {
          const next = keptKeys(rows, choices);
          const written = textOfChoices(next);
          setTyped({ text: written, rows: next });
          if (written !== text) onText(written);
        }}
      />
    </details>
  );
}
