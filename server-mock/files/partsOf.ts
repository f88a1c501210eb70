import { fail } from '../http/Answer.ts';
import type { Call } from '../http/Call.ts';
import { Refusal } from '../http/Refusal.ts';
import { PartReader } from './PartReader.ts';
import { partHead } from './partHead.ts';

/** Limits of one upload: body bytes, parts, header bytes of a part. */
export const uploadLimits = { bytes: 100 * 1024 * 1024, parts: 20, head: 16 * 1024 } as const;

/** One file of a multipart body. Read its bytes once, in order; unread bytes are skipped. */
export interface FilePart {
  /** As sent; may be a path and may contain hostile characters. */
  readonly fileName: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * Streams the files of a multipart body one by one; skips text parts. Throws {@link Refusal} when the body is not
 * multipart, malformed (400) or over the limits (413).
 */
export async function* partsOf(call: Call): AsyncGenerator<FilePart> {
  const broken = (): Refusal => new Refusal(fail(400, call.say('upload.unreadable')));
  const boundary = boundaryOf(call.header('content-type') ?? '');
  if (boundary === undefined || !call.stream) throw new Refusal(fail(400, call.say('upload.notMultipart')));
  const tooLarge = (): Refusal =>
    new Refusal(fail(413, call.say('upload.tooLarge', { n: uploadLimits.bytes / 1024 / 1024 })));
  if (Number(call.header('content-length') ?? 0) > uploadLimits.bytes) throw tooLarge();
  const reader = new PartReader(call.stream, boundary, { bytes: uploadLimits.bytes, tooLarge, broken });
  try {
    for (let part = 1; await reader.next(); part++) {
      if (part > uploadLimits.parts)
        throw new Refusal(fail(413, call.say('upload.tooManyParts', { n: uploadLimits.parts })));
      const head = partHead(await reader.head(uploadLimits.head));
      if (head === undefined) throw broken();
      if (head.fileName !== undefined) yield { fileName: head.fileName, bytes: reader.bytes() };
      await reader.skip();
    }
  } finally {
    await reader.close();
  }
}

function boundaryOf(contentType: string): string | undefined {
  const [, quoted, bare] =
    /^multipart\/form-data\s*;.*?boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  // RFC 2046 allows at most 70 characters.
  return boundary !== undefined && /^[\x20-\x7e]{1,70}$/.test(boundary) ? boundary : undefined;
}
