import { open } from './kinds/open.ts';
import { people } from './kinds/people.ts';
import { wall } from './kinds/wall.ts';
import type { ShareKind } from './ShareKind.ts';

/** Kinds of shares, in the order in which they are offered. */
export const shareKinds: readonly ShareKind[] = [people, open, wall];

/** The kind of this name; undefined: this version has none. */
export const shareKindNamed = (name: string): ShareKind | undefined =>
  shareKinds.find((kind) => kind.name === name);
