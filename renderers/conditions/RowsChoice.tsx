import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { RowsOf } from '../../runtime/model/conditions/ConditionGroup.ts';
import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';

interface RowsChoiceProps {
  /** Value as stored. */
  readonly rows: unknown;
  readonly field: ResolvedField;
  /** Accessible name. */
  readonly label: string;
  readonly isDisabled: boolean;
  /** Undefined means any row, which is stored as no key. */
  onChoose(rows: RowsOf | undefined): void;
}

const known: readonly RowsOf[] = ['any', 'all', 'none', 'sum'];

/** Chooses which rows of a detail must meet a condition. Totals are offered only for numbers. */
export function RowsChoice({ rows, field, label, isDisabled, onChoose }: RowsChoiceProps): ReactNode {
  const { t } = useApp();
  const isNumber = columnTypes[field.columnType].valueType === 'number';
  const chosen = known.find((one) => one === rows) ?? 'any';
  return (
    <select
      className="jig-select"
      aria-label={label}
      disabled={isDisabled}
      value={chosen}
      onChange={(event) => {
        const next = known.find((one) => one === event.target.value);
        onChoose(next === 'any' ? undefined : next);
      }}
    >
      {known
        .filter((one) => one !== 'sum' || isNumber || chosen === 'sum')
        .map((one) => (
          <option key={one} value={one}>
            {t(`filter.rows.${one}`)}
          </option>
        ))}
    </select>
  );
}
