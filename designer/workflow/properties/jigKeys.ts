import {
  isNothing,
  type RawObject,
  rawObject,
} from '../../../runtime/model/workflow/definition/rawObject.ts';

/** The node's own settings as they stand; nothing that can be read: none. */
export const jigOf = ({ jig }: RawObject): RawObject => rawObject(jig) ?? {};

/** Whether something else than settings stands there. */
export const isJigDamaged = ({ jig }: RawObject): boolean =>
  jig !== undefined && jig !== null && rawObject(jig) === undefined;

/**
 * What changes with settings of ours: the key `jig` with others as they stood. Undefined takes a setting out, which makes
 * it the default; without any the key goes.
 */
export function jigKeys(part: RawObject, settings: RawObject): RawObject {
  const merged = Object.entries({ ...jigOf(part), ...settings }).filter(([, value]) => value !== undefined);
  return { jig: merged.length === 0 ? undefined : Object.fromEntries(merged) };
}

/** A part of a setting set or taken out; the setting goes with its last part. */
export function settingKeys(part: RawObject, name: string, key: string, value: unknown): RawObject {
  const before = rawObject(jigOf(part)[name]) ?? {};
  const merged = Object.entries({ ...before, [key]: value }).filter(([, value]) => !isUnset(value));
  return jigKeys(part, { [name]: merged.length === 0 ? undefined : Object.fromEntries(merged) });
}

const isUnset = (value: unknown): boolean => isNothing(value) || (Array.isArray(value) && value.length === 0);
