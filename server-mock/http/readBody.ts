import type { Json } from '../../runtime/model/schema/Json.ts';
import { type JsonFault, jsonLimits, parseJson } from './parseJson.ts';

export type BodyFault = JsonFault | 'too-large';
export type Body =
  | { readonly ok: true; readonly value: Json; readonly text: string }
  | { readonly ok: false; readonly fault: BodyFault };

type Reader = (bytes: Uint8Array<ArrayBuffer>, contentType: string) => Promise<Body>;

const decode = (bytes: Uint8Array<ArrayBuffer>): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const readJson: Reader = async (bytes) => {
  const text = decode(bytes);
  if (text === undefined) return { ok: false, fault: 'unreadable' };
  if (text.trim() === '') return { ok: true, value: null, text: '' };
  const parsed = parseJson(text);
  return parsed.ok ? { ...parsed, text } : parsed;
};

/** Text parts only: files have their own calls. Checked like any other body, keys included. */
const readParts = (parts: Iterable<readonly [string, unknown]>): Body => {
  const texts = [...parts].filter((part): part is [string, string] => typeof part[1] === 'string');
  const text = JSON.stringify(Object.fromEntries(texts));
  const parsed = parseJson(text);
  return parsed.ok ? { ...parsed, text } : parsed;
};

const readForm: Reader = async (bytes) => {
  const text = decode(bytes);
  return text === undefined ? { ok: false, fault: 'unreadable' } : readParts(new URLSearchParams(text));
};

const readMultipart: Reader = async (bytes, contentType) => {
  try {
    return readParts(await new Response(bytes, { headers: { 'content-type': contentType } }).formData());
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
};

const readers: Readonly<Record<string, Reader>> = {
  'application/x-www-form-urlencoded': readForm,
  'multipart/form-data': readMultipart,
};

/** Reads at most the limit: a body that lies about its length, or says none, is cut off as soon as it is too long. */
const readBytes = async (request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > jsonLimits.bytes) return undefined;
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > jsonLimits.bytes) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
};

/** The body as data: JSON, form-encoded or multipart text parts; an empty body is null. */
export const readBody = async (request: Request): Promise<Body> => {
  const bytes = await readBytes(request);
  if (bytes === undefined) return { ok: false, fault: 'too-large' };
  if (bytes.byteLength === 0) return { ok: true, value: null, text: '' };
  const contentType = request.headers.get('content-type') ?? '';
  const kind = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return (readers[kind] ?? readJson)(bytes, contentType);
};
