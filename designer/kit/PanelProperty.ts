import type { MessageKey } from '../../runtime/model/messages/index.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';

/**
 * One property in the panel of a part. `S` is what it is read from: the part, and what its choices depend on. `K` are the
 * keys of the part that it sets.
 */
export interface PanelProperty<S, K> {
  readonly name: string;
  /** Absent: the schema has a title. */
  readonly title?: MessageKey | ((subject: S) => MessageKey);
  /** Hint below the control. */
  readonly tip?: MessageKey | ((subject: S) => string | undefined);
  readonly isRequired?: true;
  /** Whether the part has the property; default: it has. */
  applies?(subject: S): boolean;
  /** JSON Schema without title. */
  schema(subject: S): JsonObject;
  /** Hints for its control: `ui:look`, `ui:unit`. */
  ui?(subject: S): JsonObject;
  read(subject: S): Json | undefined;
  /** Keys for a new value; undefined: the value is not usable yet. */
  write(value: Json | undefined, subject: S): K | undefined;
}
