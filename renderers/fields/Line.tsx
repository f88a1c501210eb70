import type { ReactNode } from 'react';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';

/** A section divider: the title as a heading, or a plain rule without a title. */
export function Line({ schema }: FieldProps): ReactNode {
  if (schema.title === '') return <hr className="jig-line" />;
  return <h3 className="jig-section">{schema.title}</h3>;
}

export const lineRenderer: Renderer = { slot: 'field', type: 'line', label: 'none', Component: Line };
