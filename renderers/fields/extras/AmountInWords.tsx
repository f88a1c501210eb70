import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { capitalAmount } from '../../../runtime/model/capitalAmount.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { pickerMessages } from '../../../runtime/model/messages/picker.ts';
import type { BelowProps } from '../../../runtime/Renderer.ts';

addMessages(pickerMessages);

/** 人民币大写 of the value; nothing while there is none. */
export function AmountInWords({ value }: BelowProps): ReactNode {
  const { t } = useApp();
  const text = capitalAmount(value);
  return text === undefined ? null : (
    <div className="jig-field-tip">{t('picker.capitalAmount', { amount: text })}</div>
  );
}
