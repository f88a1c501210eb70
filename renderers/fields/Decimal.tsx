import Input from '@douyinfe/semi-ui/lib/es/input';
import { type ReactNode, useState } from 'react';
import { isNumeric } from '../../expressions/index.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { groupedNumber } from '../../runtime/model/fields/numberText.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
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
 * typed text stays while its value is the field's. Away from the field the digits are grouped.
 */
export function Decimal(props: FieldProps): ReactNode {
  const { schema, value, mode, onChange, onBlur } = props;
  const { locale } = useApp();
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
  const typed = shownText(value);
  // What cannot be changed reads as in the grid (1,260.00); what can keeps its digits, plain while it has the focus.
  const rest =
    mode === 'edit' ? editedText(typed, schema, locale) : schema.kind.format(value, schema, locale);
  const raw = draft?.value === value ? draft.text : typed;
  return (
    <Input
      {...controlProps(props)}
      className="jig-number"
      inputMode={schema.columnType === 'decimal' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={draft ? raw : rest}
      suffix={schema.append}
      onFocus={({ currentTarget }) => {
        if (mode !== 'edit') return;
        showPlain(currentTarget, typed);
        setDraft({ text: typed, value });
      }}
      onChange={type}
      onBlur={leave}
    />
  );
}

/**
 * Writes the plain digits at once, selected: what is typed next replaces them. When React writes them later, the
 * browser drops the selection. A mouse sets its caret after this.
 */
function showPlain(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  input.value = text;
  input.select();
}

const editedText = (typed: string, schema: FieldProps['schema'], locale: Locale): string =>
  schema.grouped === false || !isNumeric(typed) ? typed : groupedNumber(typed, locale);

export const decimalRenderer: Renderer = { slot: 'field', type: 'decimal', Component: Decimal };
