import type { App } from '../../../runtime/host/AppContext.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import type { PanelProperty } from '../../kit/PanelProperty.ts';
import type { FormBase } from '../base/FormBase.ts';
import type { DrawnPart } from '../draft/DrawnPart.ts';

/** Keys of a wire object to set; undefined removes a key. */
export type SetKeys = Readonly<Record<string, Json | undefined>>;

/** What the properties of a component are read from. */
export interface FormSubject {
  readonly view: DrawnPart;
  readonly base: FormBase;
  readonly app: Pick<App, 't' | 'locale' | 'fieldTypes'>;
}

/** One property in the panel of a component. */
export interface FormProperty extends PanelProperty<FormSubject, SetKeys> {
  /** Of one component: several selected ones do not share it. */
  readonly isOwn?: true;
}
