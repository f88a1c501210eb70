import type { ElementType } from 'react';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';

/** A kind of component that a form design is made of. */
export interface ComponentKind {
  /** Name on the wire; for fields the field type. */
  readonly type: string;
  /** `field`: a custom field. `mark`: shows a title. `container`: holds other parts of the form. */
  readonly is: 'field' | 'mark' | 'container';
  readonly icon: ElementType;
  /** It always takes the whole row. */
  readonly wholeRow?: true;
  /** It takes files. */
  readonly files?: true;
  /** It is a button that opens a pop-up. */
  readonly popup?: true;
  /** What the panel says of it. */
  readonly note?: MessageKey;
  /** The form may have only one. */
  readonly single?: boolean;
  /** Properties of a new component besides those of every component. */
  readonly preset?: JsonObject;
}
