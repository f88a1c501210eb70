import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import type { FlowProperty, FlowSubject } from './FlowProperty.ts';
import { keyOptions } from './keyOptions.ts';
import { chosenList, rawKeys } from './rawKeys.ts';

interface KeysProperty extends Omit<FlowProperty, 'schema' | 'read' | 'write'> {
  readonly of: 'users' | 'roles';
  /** Value as stored in the part. Default: at its name. */
  stored?(part: RawObject): unknown;
  /** True: one key can be chosen, not several. */
  isSingle?(part: RawObject): boolean;
  /** Keys of the part for keys as written on the wire; at most one for a single choice. */
  keys(chosen: readonly unknown[], part: RawObject): RawObject;
}

/** Users or roles, searched by name. Chosen ones that are no longer available say why. */
export function keysProperty({ of, isSingle, keys, ...rest }: KeysProperty): FlowProperty {
  const { stored = (part: RawObject): unknown => part[rest.name] } = rest;
  const isOne = ({ part }: FlowSubject): boolean => isSingle?.(part) ?? false;
  return {
    ...rest,
    ui: () => ({ 'ui:searchable': true }),
    schema: (subject): JsonObject => {
      const { people, part, t } = subject;
      const known = { enabled: people[of], disabled: people.disabled[of] };
      const choice = choiceSchema(keyOptions(known, rawKeys(stored(part)), t));
      return isOne(subject) ? choice : { type: 'array', items: choice };
    },
    read: (subject) => {
      const tokens = rawKeys(stored(subject.part)).map(({ token }) => token);
      return isOne(subject) ? tokens[0] : tokens;
    },
    write: (value, { part }) =>
      keys(chosenList(value === undefined ? [] : [value].flat().map(String), stored(part)), part),
  };
}
