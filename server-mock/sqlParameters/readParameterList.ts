import type { Json } from '../../runtime/model/schema/Json.ts';
import { parseJson } from '../../runtime/wire/parseJson.ts';
import { asList } from '../http/Call.ts';

/** Reads the stored text `SqlParams`; undefined when it is no list. Empty text is an empty list. */
export const readParameterList = (text: string): readonly Json[] | undefined => {
  if (text === '') return [];
  const parsed = parseJson(text);
  return parsed.ok ? asList(parsed.value) : undefined;
};
