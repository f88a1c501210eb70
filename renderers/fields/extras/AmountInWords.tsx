import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { capitalAmount } from '../../../runtime/model/fields/capitalAmount.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { pickerMessages } from '../../../runtime/model/messages/picker.ts';
import type { BelowProps } from '../../../runtime/Renderer.ts';

addMessages(pickerMessages);

/**
 * Shows the value in capital Chinese characters (人民币大写). Shows nothing for an empty value, for another
 * currency, or to a user who reads another language.
 */
export const AmountInWords = observer(function AmountInWords(props: BelowProps): ReactNode {
  const { schema, value, read } = props;
  const { t, locale } = useApp();
  const isYuan = schema.currencyField === undefined || read(schema.currencyField) === 'CNY';
  const text = isYuan && locale === 'zh' ? capitalAmount(value) : undefined;
  return text === undefined ? null : (
    <div className="jig-field-tip">{t('picker.capitalAmount', { amount: text })}</div>
  );
});
