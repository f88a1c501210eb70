import Input from '@douyinfe/semi-ui/lib/es/input';
import { controlProps, type FieldProps } from 'jig/plugin/react';
import type { ReactNode } from 'react';
import { prefixOf } from './fieldType.ts';

/** How a colour-swatch looks on a form: it draws the value and reports what a person did, nothing else. */
export function ColourSwatch(props: FieldProps): ReactNode {
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
