import Input from '@douyinfe/semi-ui/lib/es/input';
import { type ReactNode, useState } from 'react';
import type { Cell } from '../../runtime/model/Row.ts';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { controlProps } from './controlProps.ts';
import { readInput } from './readInput.ts';
import { shownText } from './shownText.ts';

/** What was typed and the value it stands for: `12.` and `12` are one value but not one text. */
interface Draft {
  readonly text: string;
  readonly value: Cell;
}

/**
 * An exact number: a text input, because neither a native number input nor Semi's InputNumber keeps every digit. The
 * typed text stays while its value is the field's; leaving the field shows the value as it is stored.
 */
export function Decimal(props: FieldProps): ReactNode {
  const { schema, value, onChange, onBlur } = props;
  const [draft, setDraft] = useState<Draft>();
  const type = (text: string): void => {
    // A point with nothing behind it yet is on its way to a number.
    const next = readInput(schema, text.endsWith('.') ? text.slice(0, -1) : text);
    setDraft({ text, value: next });
    onChange(next);
  };
  const leave = (): void => {
    setDraft(undefined);
    onBlur();
  };
  return (
    <Input
      {...controlProps(props)}
      className="jig-number"
      inputMode={schema.columnType === 'decimal' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={draft && draft.value === value ? draft.text : shownText(value)}
      suffix={schema.append}
      onChange={type}
      onBlur={leave}
    />
  );
}

export const decimalRenderer: Renderer = { slot: 'field', type: 'decimal', Component: Decimal };
