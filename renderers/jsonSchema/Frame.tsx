import type { CSSProperties, ReactNode } from 'react';
import type { LabelTie } from '../../runtime/Renderer.ts';
import { FrameLabel } from './FrameLabel.tsx';

/** What surrounds one control. A frame shows errors in `ID-message` and the tip in `ID-tip`. */
export interface FrameProps {
  readonly id: string;
  /** Name of the property; absent: an item of a list. */
  readonly name?: string | undefined;
  readonly title: string;
  readonly required: boolean;
  readonly tie: LabelTie;
  readonly errors: readonly string[];
  readonly tip: string | undefined;
  readonly children: ReactNode;
}

const wide = { '--jig-span': 12 } as CSSProperties;

/** Frame of one value of a form: label, control, errors and tip, as for fields of tables. */
export function Frame({ id, title, required, tie, errors, tip, children }: FrameProps): ReactNode {
  return (
    <div className="jig-form-row">
      <div className="jig-field" style={wide}>
        <FrameLabel className="jig-field-label" id={id} title={title} required={required} tie={tie} />
        <div className="jig-field-body">
          {children}
          {errors.length === 0 ? null : (
            <div className="jig-field-message" id={`${id}-message`}>
              {errors[0]}
            </div>
          )}
          {tip === undefined || tip === '' ? null : (
            <div className="jig-field-tip" id={`${id}-tip`}>
              {tip}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
