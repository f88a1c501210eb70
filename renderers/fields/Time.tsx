import TimePicker from '@douyinfe/semi-ui/lib/es/timePicker';
import type { ReactNode } from 'react';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { isInvalid } from './controlProps.ts';
import { Pair } from './Pair.tsx';
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
  const { schema } = field;
  const ref = useInnerInput(field, id, name);
  return (
    <div ref={ref}>
      <TimePicker
        size={field.size ?? 'large'}
        format={schema.format ?? 'HH:mm:ss'}
        value={typeof value === 'string' ? value : ''}
        disabled={field.mode !== 'edit'}
        placeholder={schema.placeholder ?? ''}
        validateStatus={isInvalid(field) ? 'error' : 'default'}
        onChange={(_, text) => onChange(typeof text === 'string' && text !== '' ? text : null)}
        onBlur={field.onBlur}
      />
    </div>
  );
}
