import { listOf, maybe, object, type Shape, text } from '../shape.ts';
import type { PresentUser } from './Presence.ts';

/** A {@link PresentUser} as the browser reads it. */
export interface Present extends Pick<PresentUser, 'userName'> {
  readonly field: string | undefined;
}

/** The answer of presence. */
export const presentUsers: Shape<readonly Present[]> = listOf(
  object<Present>({ userName: text, field: maybe(text) }),
  100,
);
