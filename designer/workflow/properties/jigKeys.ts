import {
  isNothing,
  type RawObject,
  rawObject,
} from '../../../runtime/model/workflow/definition/rawObject.ts';

/** The `jig` settings of a node; empty when missing or unreadable. */
export const jigOf = ({ jig }: RawObject): RawObject => rawObject(jig) ?? {};

/** True when `jig` holds something other than settings. */
export const isJigDamaged = ({ jig }: RawObject): boolean =>
  jig !== undefined && jig !== null && rawObject(jig) === undefined;

/**
 * The changed key `jig` with merged settings; other settings stay as stored. Undefined removes a setting and
 * restores its default. Without settings the key is removed.
 */
export function jigKeys(part: RawObject, settings: RawObject): RawObject {
  const merged = Object.entries({ ...jigOf(part), ...settings }).filter(([, value]) => value !== undefined);
  return { jig: merged.length === 0 ? undefined : Object.fromEntries(merged) };
}

/** Sets or removes one part of a setting. The setting is removed with its last part. */
export function settingKeys(part: RawObject, name: string, key: string, value: unknown): RawObject {
  const before = rawObject(jigOf(part)[name]) ?? {};
  const merged = Object.entries({ ...before, [key]: value }).filter(([, value]) => !isUnset(value));
  return jigKeys(part, { [name]: merged.length === 0 ? undefined : Object.fromEntries(merged) });
}

const isUnset = (value: unknown): boolean => isNothing(value) || (Array.isArray(value) && value.length === 0);
