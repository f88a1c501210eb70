import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ConditionOperator } from '../../runtime/model/conditions/ConditionOperator.ts';
import './conditions.css';

interface OperatorChoiceProps {
  /** Operators of the field, in display order. */
  readonly offered: readonly ConditionOperator[];
  /** The chosen operator. It may not be offered, since a URL or an older condition can contain others. */
  readonly operator: ConditionOperator | undefined;
  /** The stored sign if no operator has it. */
  readonly unknown?: string;
  /** Accessible name. */
  readonly label: string;
  readonly isDisabled?: boolean;
  onChoose(sign: string): void;
}

/** Chooses the operator of a condition. */
export function OperatorChoice(props: OperatorChoiceProps): ReactNode {
  const { t } = useApp();
  const { offered, operator, unknown, label, isDisabled, onChoose } = props;
  const all = operator && !offered.includes(operator) ? [operator, ...offered] : offered;
  return (
    <select
      className="jig-select"
      aria-label={label}
      disabled={isDisabled}
      value={operator?.sign ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {operator === undefined ? <option value="">{unknown ?? ''}</option> : null}
      {all.map(({ sign, says, takes }) => (
        <option key={sign} value={sign}>
          {t(says, { left: '', right: takes === 'days' ? 'N' : '' }).trim()}
        </option>
      ))}
    </select>
  );
}
