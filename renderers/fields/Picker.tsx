import DatePicker, { type DatePickerProps } from '@douyinfe/semi-ui/lib/es/datePicker';
import type { ReactNode } from 'react';
import { readDated, writeDated } from '../../runtime/model/fields/types/datedText.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { isInvalid } from './controlProps.ts';
import { isOutside } from './isOutside.ts';
import { Pair } from './Pair.tsx';
import { useInnerInput } from './useInnerInput.ts';

/** Which Semi picker, and how its text is written (date-fns tokens). */
export interface PickerLook {
  readonly type: NonNullable<DatePickerProps['type']>;
  readonly format: string;
}

interface PickerProps {
  readonly field: FieldProps;
  readonly look: PickerLook;
}

/** A date, datetime, month or year, or a pair of them when the schema says `range`. */
export function Picker({ field, look }: PickerProps): ReactNode {
  if (!field.schema.range)
    return <OnePicker field={field} look={look} value={field.value} onChange={field.onChange} />;
  return (
    <Pair
      field={field}
      draw={(end) => (
        <OnePicker
          field={field}
          look={look}
          value={end.value}
          onChange={end.onChange}
          id={end.id}
          name={end.name}
          hint={end.hint}
        />
      )}
    />
  );
}

interface OnePickerProps extends PickerProps {
  readonly value: Cell;
  readonly onChange: (value: Cell) => void;
  readonly id?: string;
  readonly name?: string;
  /** Shown while empty; half the width holds no whole sentence. */
  readonly hint?: string;
}

/**
 * Text goes in and text comes out: Semi parses and writes wall-clock text in the browser's own zone both ways, so the value
 * never passes through a Date of ours and no day shifts, whatever the zone.
 */
function OnePicker({ field, look, value, onChange, id, name, hint }: OnePickerProps): ReactNode {
  const { schema, mode } = field;
  const ref = useInnerInput(field, id, name);
  const own = schema.format;
  // date-fns writes years and days in small letters.
  const format = own?.replaceAll('YYYY', 'yyyy').replaceAll('DD', 'dd') ?? look.format;
  const isOwn = own !== undefined && format !== look.format;
  const stored = textOf(value, look.format);
  const read = (text: string): string | null => (isOwn ? (readDated(text, own) ?? null) : text);
  return (
    <div ref={ref}>
      <DatePicker
        type={look.type}
        format={format}
        size={field.size ?? 'large'}
        density="compact"
        value={isOwn && stored !== '' ? writeDated(stored, own) : stored}
        disabled={mode !== 'edit'}
        showClear
        placeholder={hint ?? schema.placeholder ?? ''}
        validateStatus={isInvalid(field) ? 'error' : 'default'}
        disabledDate={(date) => isOutside(date, schema, look.format.length)}
        onChange={(_, text) => onChange(typeof text === 'string' && text !== '' ? read(text) : null)}
        onBlur={field.onBlur}
      />
    </div>
  );
}

/** Stored text cut to what the picker's format shows (`2024-05-01 00:00:00` as a date). */
function textOf(value: Cell, format: string): string {
  return typeof value === 'string' ? value.slice(0, format.length) : '';
}
