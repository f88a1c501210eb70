import Input from '@douyinfe/semi-ui/lib/es/input';
import type { ReactNode } from 'react';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { controlProps } from './controlProps.ts';
import { shownText } from './shownText.ts';

/** A mail address, with the mail keyboard on touch screens. */
export function Mail(props: FieldProps): ReactNode {
  const { value, onChange } = props;
  return (
    <Input
      {...controlProps(props)}
      value={shownText(value)}
      inputMode="email"
      autoComplete="off"
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  );
}

export const mailRenderer: Renderer = { slot: 'field', type: 'mail', Component: Mail };
