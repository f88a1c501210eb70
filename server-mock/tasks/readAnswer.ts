import { text } from '../../runtime/model/messages/index.ts';

/** Longest part of an answer that is read; longer than what is kept, so that no secret is cut before it is masked. */
const longestRead = 4_500;
/** UTF-8 has at most four bytes a character. */
const mostBytes = 4 * longestRead;
/** A binary answer is counted up to here. */
const mostCounted = 16 * 1024 * 1024;

/** Characters that no text has: NUL, and the mark of bytes that are no character. */
const unreadable = /[\0\uFFFD]/;

const decoderOf = (contentType: string): TextDecoder => {
  const charset = /charset="?([\w-]{1,40})/i.exec(contentType.slice(0, 200))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
};

/** A text without the half of a character at its end. */
const wholeText = (bytes: Uint8Array, contentType: string): string =>
  decoderOf(contentType).decode(bytes, { stream: true }).slice(0, longestRead);

/**
 * The beginning of an answer, at most 4,500 characters; kind and size of a binary one. Rejects when the signal comes
 * first, also while the answer is still arriving, and closes it.
 */
export const readAnswer = async (response: Response, signal: AbortSignal): Promise<string> => {
  const contentType = response.headers.get('content-type') ?? '';
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const stop = (): void => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const parts: Uint8Array[] = [];
    let size = 0;
    let isBinary = false;
    while (isBinary ? size <= mostCounted : size < mostBytes) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) break;
      size += value.byteLength;
      if (isBinary) continue;
      parts.push(value.subarray(0, mostBytes));
      isBinary = unreadable.test(wholeText(Buffer.concat(parts), contentType));
    }
    if (!isBinary) return wholeText(Buffer.concat(parts), contentType);
    const kind = contentType.split(';')[0]?.trim().slice(0, 100) || 'application/octet-stream';
    return size > mostCounted
      ? text('task.binaryOver', 'zh', { kind, size: mostCounted })
      : text('task.binary', 'zh', { kind, size });
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
};
