import type { BlockKind } from './BlockKind.ts';
import { code } from './code.ts';
import { columns } from './columns.ts';
import { fields } from './fields.ts';
import { line } from './line.ts';
import { rows } from './rows/rows.ts';
import { space } from './space.ts';
import { text } from './text.ts';

/** Kinds of blocks. */
export const blockKinds: readonly BlockKind[] = [text, fields, rows, columns, code, line, space];

/** The kind of a block; undefined: it is of none. */
export const blockKindOf = ({ kind }: { readonly kind: string }): BlockKind | undefined =>
  blockKinds.find(({ name }) => name === kind);
