import DatePicker, { type DatePickerProps } from '@douyinfe/semi-ui/lib/es/datePicker';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { isDateTime } from '../../runtime/model/fields/columnTypes/calendar.ts';
import { readDated, writeDated } from '../../runtime/model/fields/types/datedText.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { isInvalid } from './controlProps.ts';
import { isOutside } from './isOutside.ts';
import { Pair } from './Pair.tsx';
import { typedText } from './typedText.ts';
import { useInnerInput } from './useInnerInput.ts';

/** Type of the Semi picker and its text format (date-fns tokens). */
export interface PickerLook {
  readonly type: NonNullable<DatePickerProps['type']>;
  readonly format: string;
}

/** A day without separators, which is complete with its last digit. */
const wholeDay = /^(?:19|20)\d{6}$/;

interface PickerProps {
  readonly field: FieldProps;
  readonly look: PickerLook;
}

/** Picks a date, datetime, month or year. Picks a pair of them if the schema says `range`. */
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
  /** Placeholder; must be short, since an end has half the width. */
  readonly hint?: string;
}

/**
 * A single picker whose value is text. Semi parses and formats local time in the browser's time zone both
 * ways. The value therefore never becomes a Date here, and no day shifts in any time zone.
 */
function OnePicker({ field, look: whole, value, onChange, id, name, hint }: OnePickerProps): ReactNode {
  const { schema, mode } = field;
  const { session } = useApp();
  const ref = useInnerInput(field, id, name);
  const isSearched = schema.kind.searched === true;
  // A search picks days; only a typed time makes it a moment.
  const look = isSearched && whole.type === 'dateTime' && !hasTime(value) ? dayLook : whole;
  const own = look === dayLook ? undefined : schema.format;
  // date-fns uses lower-case tokens for years and days.
  const format = own?.replaceAll('YYYY', 'yyyy').replaceAll('DD', 'dd') ?? look.format;
  const isOwn = own !== undefined && format !== look.format;
  const stored = textOf(value, look.format);
  const read = (text: string): string | null => (isOwn ? (readDated(text, own) ?? null) : text);
  const shown = isOwn && stored !== '' ? writeDated(stored, own) : stored;
  const typed = typedText({ mode, schema, value, shown, format: isOwn ? own : undefined, onChange });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears what is typed into the picker inside
    <div
      ref={ref}
      onInput={({ target }) =>
        target instanceof HTMLInputElement && wholeDay.test(target.value) && typed.take(target)
      }
      onKeyDownCapture={typed.onKeyDownCapture}
      onBlurCapture={typed.onBlurCapture}
    >
      <DatePicker
        type={look.type}
        format={format}
        size={field.size ?? 'large'}
        density="compact"
        value={typed.unread === undefined ? shown : ''}
        disabled={mode !== 'edit'}
        showClear
        placeholder={typed.unread ?? hint ?? schema.placeholder ?? ''}
        validateStatus={isInvalid(field) ? 'error' : 'default'}
        disabledDate={(date) => isOutside(date, schema, look.format.length)}
        defaultPickerValue={localDate(session.now())}
        renderDate={(day, date) => (
          <span className={date === session.now().slice(0, 10) ? 'jig-today' : undefined}>{day}</span>
        )}
        onChange={(_, text) => onChange(typeof text === 'string' && text !== '' ? read(text) : null)}
        onBlur={field.onBlur}
      />
    </div>
  );
}

const dayLook: PickerLook = { type: 'date', format: 'yyyy-MM-dd' };

/** Whether the value is a moment of a day. */
const hasTime = (value: Cell): boolean => typeof value === 'string' && isDateTime(value);

/** The browser's Date that Semi shows as this time of the product: Semi reads and writes local parts. */
function localDate(now: string): Date {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = now.split(/[-: ]/).map(Number);
  return new Date(year, month - 1, day, hour, minute, second);
}

/** Cuts stored text to the length of the picker's format (`2024-05-01 00:00:00` as a date). */
function textOf(value: Cell, format: string): string {
  return typeof value === 'string' ? value.slice(0, format.length) : '';
}
