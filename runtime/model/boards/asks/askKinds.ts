import type { AskKind } from './AskKind.ts';
import { counts } from './counts.ts';
import { figure } from './figure.ts';
import { groups } from './groups.ts';
import { rows } from './rows.ts';

/** Kinds of questions. */
const askKinds: readonly AskKind[] = [figure, groups, rows, counts];

/** The kind of this name; undefined: there is none. */
export const askKindNamed = (name: string | undefined): AskKind | undefined =>
  askKinds.find((kind) => kind.name === name);
