import { jsonChecker } from '../../../runtime/model/check/jsonSchema/checkJson.ts';
import { isMessageKey } from '../../../runtime/model/messages/index.ts';
import { asObject, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import { isNewField } from '../store/checkPart.ts';
import type { FormProperty, FormSubject } from './FormProperty.ts';

/** Schemas that the panel draws: single values. */
const isSingle = ({ type, enum: values }: JsonObject): boolean =>
  values !== undefined || (typeof type === 'string' && type !== 'array' && type !== 'object');

/**
 * Options that the type of a new custom field declares, if a plugin brings it. An option is named by the message
 * `plugin.TYPE.OPTION`, else its description. Lists and objects stay out of the panel.
 */
export function ownProperties({ view: { type }, base, app }: FormSubject): readonly FormProperty[] {
  const kind = base.fieldTypes.added.find(({ name }) => name === type);
  const titled = (name: string, { description = name, ...schema }: JsonObject): JsonObject => {
    const key = `plugin.${type}.${name}`;
    return { ...schema, title: isMessageKey(key) ? app.t(key) : description };
  };
  return Object.entries(kind?.options ?? {}).flatMap(([name, sent]) => {
    const declared = asObject(sent);
    return declared !== undefined && isSingle(declared) ? [ownProperty(name, titled(name, declared))] : [];
  });
}

function ownProperty(name: string, { default: initial, ...schema }: JsonObject): FormProperty {
  const checker = jsonChecker(schema);
  return {
    // Names of the product's properties stay theirs.
    name: `option.${name}`,
    isOwn: true,
    applies: ({ view }) => isNewField(view),
    schema: () => schema,
    read: ({ view }) => view.options[name] ?? initial,
    write: (value, { view: { part, options } }) => {
      if (value !== undefined && checker.check(value).length > 0) return undefined;
      const { [name]: _before, ...others } = options;
      const next = value === undefined ? others : { ...others, [name]: value };
      return { jig: { ...asObject(part.raw.jig), options: next } };
    },
  };
}
