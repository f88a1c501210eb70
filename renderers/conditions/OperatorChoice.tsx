import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ConditionOperator } from '../../runtime/model/conditions/ConditionOperator.ts';
import './conditions.css';

interface OperatorChoiceProps {
  /** What the field offers, in its order. */
  readonly offered: readonly ConditionOperator[];
  /** The chosen one, also when it is not offered (an address or an older condition may have another one). */
  readonly operator: ConditionOperator | undefined;
  /** The sign as it is stored, where no operator is known by it. */
  readonly unknown?: string;
  /** Accessible name. */
  readonly label: string;
  readonly isDisabled?: boolean;
  onChoose(sign: string): void;
}

/** How a field is compared, in the words of conditions. */
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
