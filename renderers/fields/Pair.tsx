import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { groupProps } from './groupProps.ts';
import { pairOf } from './pairOf.ts';

/** One end of a pair: value, id, accessible name, and placeholder while empty. */
export interface PairEnd {
  readonly value: Cell;
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  onChange(value: Cell): void;
}

interface PairProps {
  readonly field: FieldProps;
  readonly draw: (end: PairEnd) => ReactNode;
}

/** Two controls for the start and the end of a range. */
export function Pair({ field, draw }: PairProps): ReactNode {
  const { t } = useApp();
  const { schema, id, onChange } = field;
  const [from, to] = pairOf(field.value);
  const { disabled: _, ...group } = groupProps(field);
  const title = schema.title;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame and legend.
    <div className="jig-pair" role="group" aria-labelledby={group['aria-labelledby']}>
      <div>
        {draw({
          value: from,
          id,
          name: t('box.pairFrom', { title }),
          hint: t('box.pairFromHint'),
          onChange: (value) => onChange([value, to]),
        })}
      </div>
      <span className="jig-pair-to" aria-hidden="true">
        ~
      </span>
      <div>
        {draw({
          value: to,
          id: `${id}-to`,
          name: t('box.pairTo', { title }),
          hint: t('box.pairToHint'),
          onChange: (value) => onChange([from, value]),
        })}
      </div>
    </div>
  );
}
