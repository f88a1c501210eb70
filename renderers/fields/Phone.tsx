import Input from '@douyinfe/semi-ui/lib/es/input';
import type { ReactNode } from 'react';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { controlProps } from './controlProps.ts';
import { shownText } from './shownText.ts';

/** A mobile number, with the telephone keyboard on touch screens. */
export function Phone(props: FieldProps): ReactNode {
  const { value, onChange } = props;
  return (
    <Input
      {...controlProps(props)}
      value={shownText(value)}
      inputMode="tel"
      autoComplete="off"
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  );
}

export const phoneRenderer: Renderer = { slot: 'field', type: 'phone', Component: Phone };
