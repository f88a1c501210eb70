import SemiTextArea from '@douyinfe/semi-ui/lib/es/input/textarea';
import type { ReactNode } from 'react';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { controlProps } from './controlProps.ts';
import { shownText } from './shownText.ts';

/** Multi-line text, which grows from 2 to 10 rows unless the schema says otherwise. */
export function TextArea(props: FieldProps): ReactNode {
  const { schema, value, onChange } = props;
  const { size: _, ...control } = controlProps(props);
  return (
    <SemiTextArea
      {...control}
      value={shownText(value)}
      autosize={{ minRows: schema.minRows ?? 2, maxRows: schema.maxRows ?? 10 }}
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  );
}

export const textAreaRenderer: Renderer = { slot: 'field', type: 'textarea', Component: TextArea };
