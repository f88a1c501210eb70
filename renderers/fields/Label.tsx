import type { ReactNode } from 'react';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { shownText } from './shownText.ts';

/** Words inside a form: the value when there is one, else the title. */
export function Label({ schema, value, id }: FieldProps): ReactNode {
  return (
    <output className="jig-plain" id={id}>
      {shownText(value) || schema.title}
    </output>
  );
}

export const labelRenderer: Renderer = { slot: 'field', type: 'label', label: 'none', Component: Label };
