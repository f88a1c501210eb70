import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { AskedTable } from './AskedTable.ts';

interface FieldChoiceProps {
  readonly tables: readonly AskedTable[];
  readonly chosen: { readonly detail: string | undefined; readonly field: string };
  /** Accessible name. */
  readonly label: string;
  readonly isDisabled: boolean;
  readonly describedBy: string | undefined;
  onChoose(table: AskedTable, field: ResolvedField): void;
}

const separator = ' ';

/** Chooses the field of a condition, grouped by table if there are several. */
export function FieldChoice(props: FieldChoiceProps): ReactNode {
  const { tables, chosen, label, isDisabled, describedBy, onChoose } = props;
  const { t } = useApp();
  const keyOf = (detail: string | undefined, field: string): string => `${detail ?? ''}${separator}${field}`;
  const isKnown = tables.some(
    ({ detail, fields }) => detail === chosen.detail && fields.some(({ field }) => field === chosen.field),
  );
  const key = chosen.field === '' ? '' : keyOf(chosen.detail, chosen.field);
  const choose = (wanted: string): void => {
    for (const table of tables) {
      const field = table.fields.find((one) => keyOf(table.detail, one.field) === wanted);
      if (field) onChoose(table, field);
    }
  };
  return (
    <select
      className="jig-select jig-condition-field"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isKnown ? undefined : true}
      disabled={isDisabled}
      value={key}
      onChange={(event) => choose(event.target.value)}
    >
      {chosen.field === '' ? <option value="">{t('filter.chooseField')}</option> : null}
      {isKnown || chosen.field === '' ? null : <option value={key}>{chosen.field}</option>}
      {tables.map(({ detail, title, fields }) => {
        const options = fields.map((field) => (
          <option key={field.field} value={keyOf(detail, field.field)}>
            {field.title}
          </option>
        ));
        return tables.length === 1 ? (
          options
        ) : (
          <optgroup key={`${detail ?? ''}${separator}${title}`} label={title}>
            {options}
          </optgroup>
        );
      })}
    </select>
  );
}
