import { createHash } from 'node:crypto';
import type { Json } from '../../runtime/model/schema/Json.ts';
import { type JsonFault, parseJson } from '../../runtime/wire/parseJson.ts';
import type { UploadedFile } from './Call.ts';

export type BodyFault = JsonFault | 'too-large' | 'form-too-large' | 'too-many-files';
export type Body =
  | {
      readonly ok: true;
      readonly value: Json;
      readonly text: string;
      readonly files?: readonly UploadedFile[];
    }
  | { readonly ok: false; readonly fault: BodyFault };

/** Upload limits of one request. */
export interface UploadLimits {
  readonly bytes: number;
  readonly parts: number;
}

type Reader = (
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  uploads: UploadLimits | undefined,
) => Promise<Body>;

const decoder = new TextDecoder('utf-8', { fatal: true });

const decode = (bytes: Uint8Array<ArrayBuffer>): string | undefined => {
  try {
    return decoder.decode(bytes);
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

/** Reads the text parts only; files have their own calls. Applies the same checks as JSON, also on keys. */
const readParts = (parts: Iterable<readonly [string, unknown]>): Body => {
  const texts = [...parts].filter((part): part is [string, string] => typeof part[1] === 'string');
  const text = JSON.stringify(Object.fromEntries(texts));
  const parsed = parseJson(text);
  return parsed.ok ? { ...parsed, text } : parsed;
};

/** Maximum bytes of a form-encoded body: decoding more would block the thread. Documents are sent as JSON. */
const formLimit = 256 * 1024;

const readForm: Reader = async (bytes) => {
  if (bytes.byteLength > formLimit) return { ok: false, fault: 'form-too-large' };
  const text = decode(bytes);
  return text === undefined ? { ok: false, fault: 'unreadable' } : readParts(new URLSearchParams(text));
};

const readMultipart: Reader = async (bytes, contentType, uploads) => {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
  const body = readParts(form);
  if (!body.ok || uploads === undefined) return body;
  const parts = [...form];
  if (parts.length > uploads.parts) return { ok: false, fault: 'too-many-files' };
  const files: UploadedFile[] = [];
  for (const [part, value] of parts)
    if (typeof value !== 'string')
      files.push({ part, name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  const hashes = files.map(({ name, bytes: content }) => [
    name,
    createHash('sha256').update(content).digest('hex'),
  ]);
  return { ...body, files, text: JSON.stringify([body.text, ...hashes]) };
};

const readers: Readonly<Record<string, Reader>> = {
  'application/x-www-form-urlencoded': readForm,
  'multipart/form-data': readMultipart,
};

/** Bodies with a declared length up to this many bytes are read at once. */
const wholeLimit = 256 * 1024;

/** Reads at most `limit` bytes. Stops a body that declares no length or a wrong one once it is too long. */
const readBytes = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (request.method === 'GET' || request.method === 'HEAD') return new Uint8Array();
  const said = request.headers.get('content-length');
  if (said !== null && Number(said) > limit) return undefined;
  // The port enforces the declared length, so no stream is needed; a stream costs more than the rest of a
  // short call.
  if (said !== null && Number(said) <= wholeLimit) {
    const whole = new Uint8Array(await request.arrayBuffer());
    return whole.byteLength > limit ? undefined : whole;
  }
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
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

/**
 * Parses the body: JSON, form-encoded or multipart; null when empty. Reads files only when `uploads` allows
 * them.
 */
export const readBody = async (request: Request, limit: number, uploads?: UploadLimits): Promise<Body> => {
  const contentType = request.headers.get('content-type') ?? '';
  const kind = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const mayBeLong = uploads !== undefined && kind === 'multipart/form-data';
  const bytes = await readBytes(request, mayBeLong ? uploads.bytes : limit);
  if (bytes === undefined) return { ok: false, fault: 'too-large' };
  if (bytes.byteLength === 0) return { ok: true, value: null, text: '' };
  return (readers[kind] ?? readJson)(bytes, contentType, uploads);
};
