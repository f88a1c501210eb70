import { approvals } from './approvals.ts';
import type { BlockKind } from './BlockKind.ts';
import { code } from './code.ts';
import { columns } from './columns.ts';
import { fields } from './fields.ts';
import { frame } from './frame.ts';
import { free } from './free.ts';
import { line } from './line.ts';
import { picture } from './picture.ts';
import { rows } from './rows/rows.ts';
import { signature } from './signature.ts';
import { space } from './space.ts';
import { text } from './text.ts';
import { watermark } from './watermark.ts';

/** Kinds of blocks. */
export const blockKinds: readonly BlockKind[] = [
  ...[text, fields, rows, columns, free, frame, code, picture],
  ...[signature, approvals, watermark, line, space],
];

/** The kind of a block; undefined: it is of none. */
export const blockKindOf = ({ kind }: { readonly kind: string }): BlockKind | undefined =>
  blockKinds.find(({ name }) => name === kind);
