import Input from '@douyinfe/semi-ui/lib/es/input';
import type { ReactNode } from 'react';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { controlProps } from './controlProps.ts';
import { shownText } from './shownText.ts';

/** A password: hidden until the user reveals it, never filled in by the browser. */
export function Password(props: FieldProps): ReactNode {
  const { value, onChange } = props;
  return (
    <Input
      {...controlProps(props)}
      mode="password"
      autoComplete="new-password"
      value={shownText(value)}
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  );
}

export const passwordRenderer: Renderer = { slot: 'field', type: 'password', Component: Password };
