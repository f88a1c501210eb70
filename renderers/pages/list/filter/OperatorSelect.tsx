import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type ConditionDraft, filterOperators } from '../../../../runtime/store/list/FilterDraft.ts';
import { OperatorChoice } from '../../../conditions/OperatorChoice.tsx';

interface OperatorSelectProps {
  readonly condition: ConditionDraft;
  readonly label: string;
}

/** Select for the operator of a list condition. */
export const OperatorSelect = observer(function OperatorSelect({
  condition,
  label,
}: OperatorSelectProps): ReactNode {
  const { field, operator } = condition;
  if (!field) return null;
  return (
    <OperatorChoice
      offered={filterOperators(field)}
      operator={operator}
      label={label}
      onChoose={(sign) => condition.setOperator(sign)}
    />
  );
});
