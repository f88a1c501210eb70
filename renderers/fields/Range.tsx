import Input from '@douyinfe/semi-ui/lib/es/input';
import type { ReactNode } from 'react';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { controlProps } from './controlProps.ts';
import { Pair } from './Pair.tsx';
import { shownText } from './shownText.ts';

/** Two inputs: from and to. */
export function Range(field: FieldProps): ReactNode {
  return (
    <Pair
      field={field}
      draw={(end) => (
        <Input
          {...controlProps(field)}
          id={end.id}
          aria-label={end.name}
          autoComplete="off"
          value={shownText(end.value)}
          onChange={(text) => end.onChange(text === '' ? null : text)}
        />
      )}
    />
  );
}

export const rangeRenderer: Renderer = { slot: 'field', type: 'range', label: 'group', Component: Range };
