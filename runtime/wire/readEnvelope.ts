import type { Json } from '../model/schema/Json.ts';
import type { Envelope } from './Envelope.ts';
import { bool, json, maybe, object, type Shape, text, textOrNumber } from './shape.ts';

/** An {@link Envelope} as it is read: only `status` is certain. */
export type ReadEnvelope = Pick<Envelope, 'status'> & {
  readonly [Part in 'code' | 'message']?: NonNullable<Envelope[Part]>;
} & { readonly data?: Json };

/** Any envelope, also a Page's (`status: 0`), as far as a refusal can be read from it. */
export const envelope: Shape<ReadEnvelope> = object<ReadEnvelope>({
  status: bool,
  code: maybe(textOrNumber),
  message: maybe(text),
  data: maybe(json),
});
