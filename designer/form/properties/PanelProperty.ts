import type { App } from '../../../runtime/host/AppContext.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { FormBase } from '../base/FormBase.ts';
import type { PartView } from '../draft/PartView.ts';

/** Keys of a wire object to set; undefined removes a key. */
export type SetKeys = Readonly<Record<string, Json | undefined>>;

/** What the schemas of properties are made for. */
export interface PanelContext {
  readonly base: FormBase;
  readonly app: Pick<App, 't' | 'locale' | 'fieldTypes'>;
}

/** One property in the panel of a component. */
export interface PanelProperty {
  readonly name: string;
  /** Absent: the schema has a title. */
  readonly title?: MessageKey | ((view: PartView) => MessageKey);
  readonly tip?: MessageKey;
  /** Of one component: several selected ones do not share it. */
  readonly isOwn?: true;
  /** Whether the component has the property. */
  applies(view: PartView, base: FormBase): boolean;
  /** JSON Schema without title. */
  schema(context: PanelContext, view: PartView): JsonObject;
  read(view: PartView): Json | undefined;
  /** Keys for a new value; undefined: the value is not usable yet. */
  write(value: Json | undefined, view: PartView): SetKeys | undefined;
}
