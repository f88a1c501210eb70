import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import type { EditAnswer } from '../../kit/EditAnswer.ts';

/** Answer of a command on a template. */
export type PrintEdit = EditAnswer<PrintSchema>;

/** A template after a command, with the places to select. */
export const edited = (draft: PrintSchema, ...select: readonly string[]): PrintEdit =>
  select.length === 0 ? { ok: true, draft } : { ok: true, draft, select };
