import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ConditionDraft } from '../../../../runtime/store/list/FilterDraft.ts';
import { ValueInput } from '../../../conditions/ValueInput.tsx';

interface ConditionValueProps {
  readonly condition: ConditionDraft;
  /** Accessible name of the control. */
  readonly label: string;
}

/** Input for the value of a list condition. */
export const ConditionValue = observer(function ConditionValue({
  condition,
  label,
}: ConditionValueProps): ReactNode {
  const { field, operator, value, read } = condition;
  if (!field || !operator) return null;
  return (
    <ValueInput
      field={field}
      operator={operator}
      value={value}
      unfit={read && 'unfit' in read ? read.unfit : undefined}
      label={label}
      onChange={(next) => condition.setValue(next)}
    />
  );
});
