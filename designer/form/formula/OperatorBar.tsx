import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { formulaInputs } from './formulaInputs.ts';
import type { FormulaSubject } from './formulaSubject.ts';

interface OperatorBarProps {
  readonly subject: FormulaSubject;
  /** Appends text to the formula. */
  onInsert(text: string): void;
}

const operators = ['+', '-', '*', '/', '(', ')'] as const;

/** Appends fields and operators to a custom formula. */
export function OperatorBar({ subject, onInsert }: OperatorBarProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const fields = formulaInputs.content.schema(subject, 0).data ?? [];
  return (
    <div className="jig-fm-operators">
      <label htmlFor={id}>{t('formDesign.formula.insert')}</label>
      <select
        id={id}
        value=""
        onChange={({ currentTarget: { value } }) => {
          const field = fields.find(({ key }) => key === value);
          if (field) onInsert(`[[${JSON.stringify({ value: field.value, field: field.key })}]]`);
        }}
      >
        <option value="">…</option>
        {fields.map(({ key, value }) => (
          <option key={key} value={key}>
            {value}
          </option>
        ))}
      </select>
      <fieldset>
        <legend className="jig-hidden">{t('formDesign.formula.operators')}</legend>
        {operators.map((operator) => (
          <Button key={operator} size="small" onClick={() => onInsert(operator)}>
            {operator}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
