import Input from '@douyinfe/semi-ui/lib/es/input';
import { type ReactNode, useState } from 'react';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { controlProps } from './controlProps.ts';
import { readInput } from './readInput.ts';
import { shownText } from './shownText.ts';

/** Typed text and its value. Both are kept because `12.` and `12` have the same value. */
interface Draft {
  readonly text: string;
  readonly value: Cell;
}

/**
 * An exact number: a text input, because neither a native number input nor Semi's InputNumber keeps every digit. The
 * typed text stays while its value is the field's; leaving the field shows the value as it is stored.
 */
export function Decimal(props: FieldProps): ReactNode {
  const { schema, value, mode, onChange, onBlur } = props;
  const [draft, setDraft] = useState<Draft>();
  const type = (text: string): void => {
    // A trailing point belongs to an unfinished number.
    const next = readInput(schema, text.endsWith('.') ? text.slice(0, -1) : text);
    setDraft({ text, value: next });
    onChange(next);
  };
  const leave = (): void => {
    setDraft(undefined);
    onBlur();
  };
  // What cannot be changed reads as in the grid (260.00); what can keeps the digits as they were typed.
  const rest = mode === 'edit' ? shownText(value) : schema.kind.format(value, schema);
  return (
    <Input
      {...controlProps(props)}
      className="jig-number"
      inputMode={schema.columnType === 'decimal' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={draft && draft.value === value ? draft.text : rest}
      suffix={schema.append}
      onChange={type}
      onBlur={leave}
    />
  );
}

export const decimalRenderer: Renderer = { slot: 'field', type: 'decimal', Component: Decimal };
