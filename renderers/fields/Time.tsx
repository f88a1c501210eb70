import TimePicker from '@douyinfe/semi-ui/lib/es/timePicker';
import type { ReactNode } from 'react';
import { readTime } from '../../runtime/model/fields/columnTypes/calendar.ts';
import { writeDated } from '../../runtime/model/fields/types/datedText.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { isInvalid } from './controlProps.ts';
import { Pair } from './Pair.tsx';
import { typedText } from './typedText.ts';
import { useInnerInput } from './useInnerInput.ts';

/** A time of day, `HH:mm:ss` unless the schema's format says otherwise, or a pair of them. */
export function Time(field: FieldProps): ReactNode {
  if (!field.schema.range) return <OneTime field={field} value={field.value} onChange={field.onChange} />;
  return (
    <Pair
      field={field}
      draw={(end) => (
        <OneTime field={field} value={end.value} onChange={end.onChange} id={end.id} name={end.name} />
      )}
    />
  );
}

interface OneTimeProps {
  readonly field: FieldProps;
  readonly value: Cell;
  readonly onChange: (value: Cell) => void;
  readonly id?: string;
  readonly name?: string;
}

function OneTime({ field, value, onChange, id, name }: OneTimeProps): ReactNode {
  const { schema, mode } = field;
  const ref = useInnerInput(field, id, name);
  const format = schema.format ?? 'HH:mm:ss';
  // The picker fails on a text in another format than its own.
  const stored = typeof value === 'string' ? readTime(value) : undefined;
  const shown = stored === undefined ? '' : writeDated(stored, format);
  const typed = typedText({ mode, schema, value, shown, onChange });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears what is typed into the picker inside
    <div ref={ref} onKeyDownCapture={typed.onKeyDownCapture} onBlurCapture={typed.onBlurCapture}>
      <TimePicker
        size={field.size ?? 'large'}
        format={format}
        value={shown}
        disabled={mode !== 'edit'}
        placeholder={typed.unread ?? schema.placeholder ?? ''}
        validateStatus={isInvalid(field) ? 'error' : 'default'}
        onChange={(_, text) => onChange(typeof text === 'string' && text !== '' ? text : null)}
        onBlur={field.onBlur}
      />
    </div>
  );
}
