import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { type ConditionDraft, filterOperators } from '../../../../runtime/store/FilterDraft.ts';

interface OperatorSelectProps {
  readonly condition: ConditionDraft;
  readonly label: string;
}

/** How the field is compared, in the words of conditions. */
export const OperatorSelect = observer(function OperatorSelect({
  condition,
  label,
}: OperatorSelectProps): ReactNode {
  const { t } = useApp();
  const { field, operator } = condition;
  if (!field) return null;
  const offered = filterOperators(field);
  // One from an address or an older view may be another one.
  const all = operator && !offered.includes(operator) ? [operator, ...offered] : offered;
  return (
    <select
      className="jig-select"
      aria-label={label}
      value={operator?.sign ?? ''}
      onChange={(event) => condition.setOperator(event.target.value)}
    >
      {all.map(({ sign, says, takes }) => (
        <option key={sign} value={sign}>
          {t(says, { left: '', right: takes === 'days' ? 'N' : '' }).trim()}
        </option>
      ))}
    </select>
  );
});
