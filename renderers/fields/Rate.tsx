import Rating from '@douyinfe/semi-ui/lib/es/rating';
import type { ReactNode } from 'react';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { readInput } from './readInput.ts';

/** Rating with `max` stars (default 5). */
export function Rate(props: FieldProps): ReactNode {
  const { schema, value, onChange, onBlur } = props;
  return (
    <Rating
      id={props.id}
      disabled={props.mode !== 'edit'}
      aria-label={schema.title}
      aria-labelledby={`${props.id}-label`}
      className="jig-choices"
      count={Number(schema.max ?? 5)}
      value={Number(value ?? 0)}
      onChange={(stars) => onChange(stars === 0 ? null : readInput(schema, stars))}
      onBlur={onBlur}
    />
  );
}
