import Input from '@douyinfe/semi-ui/lib/es/input';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { controlProps } from './controlProps.ts';
import { readInput } from './readInput.ts';

/** A length of time: typed as `2:30`, `2h 30m`, `2小时30分` or a number; shown in words away from the field. */
export function Duration(props: FieldProps): ReactNode {
  const { schema, value, onChange, onBlur } = props;
  const { locale } = useApp();
  const [draft, setDraft] = useState<string>();
  return (
    <Input
      {...controlProps(props)}
      placeholder={schema.placeholder ?? ''}
      autoComplete="off"
      value={draft ?? schema.kind.format(value, schema, locale)}
      onChange={(text) => {
        setDraft(text);
        onChange(readInput(schema, text));
      }}
      onBlur={() => {
        setDraft(undefined);
        onBlur();
      }}
    />
  );
}
