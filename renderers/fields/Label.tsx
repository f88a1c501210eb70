import type { ReactNode } from 'react';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { shownText } from './shownText.ts';

/** Plain text on a form: the value, or the title without one. */
export function Label({ schema, value, id }: FieldProps): ReactNode {
  return (
    <output className="jig-plain" id={id}>
      {shownText(value) || schema.title}
    </output>
  );
}

export const labelRenderer: Renderer = { slot: 'field', type: 'label', label: 'none', Component: Label };
