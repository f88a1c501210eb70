import type { Json } from '../model/schema/Json.ts';
import { parseJson } from './parseJson.ts';

/** A part of a request that form-encoded clients send as JSON text. Blank text counts as not sent; invalid JSON stays text. */
export const sentJson = (sent: Json | undefined): Json | undefined => {
  if (typeof sent !== 'string') return sent;
  if (sent.trim() === '') return undefined;
  const parsed = parseJson(sent);
  return parsed.ok ? parsed.value : sent;
};
