import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { parseJson } from '../../runtime/wire/parseJson.ts';
import { asObject } from '../http/Call.ts';

/** Reads the stored text `Changes` of the operation log; undefined when it is empty or truncated. */
export const readChanges = (text: unknown): JsonObject | undefined => {
  const parsed = parseJson(String(text ?? ''));
  return parsed.ok ? asObject(parsed.value) : undefined;
};
