import Input from '@douyinfe/semi-ui/lib/es/input';
import type { ReactNode } from 'react';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { controlProps } from './controlProps.ts';
import { shownText } from './shownText.ts';

/** One line of text (specification 1 section 2: input; with `append` a suffix). */
export function Text(props: FieldProps): ReactNode {
  const { schema, value, onChange } = props;
  return (
    <Input
      {...controlProps(props)}
      value={shownText(value)}
      suffix={schema.append}
      autoComplete="off"
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  );
}

export const textRenderer: Renderer = { slot: 'field', type: 'text', Component: Text };

/** An identifier is a line of text. */
export const guidRenderer: Renderer = { slot: 'field', type: 'guid', Component: Text };
