import Input from '@douyinfe/semi-ui/lib/es/input';
import type { ReactNode } from 'react';
import { controlProps } from '../../renderers/fields/controlProps.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { prefixOf } from './fieldType.ts';

/** How a demo-thing looks on a form: it draws the value and reports what a person did, nothing else. */
export function DemoThing(props: FieldProps): ReactNode {
  const { schema, value, onChange } = props;
  return (
    <Input
      {...controlProps(props)}
      value={value === null ? '' : String(value)}
      placeholder={schema.placeholder ?? prefixOf(schema)}
      autoComplete="off"
      onChange={(typed) => onChange(typed === '' ? schema.kind.empty : typed)}
    />
  );
}
