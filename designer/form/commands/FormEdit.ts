import type { EditAnswer } from '../../kit/EditAnswer.ts';
import type { FormDraft } from '../draft/FormDraft.ts';

/** Result of a command on a form design. */
export type FormEdit = EditAnswer<FormDraft>;

/**
 * Place of a drop. `before` and `after` keep all widths; `left` and `right` share the target's width between
 * both. `target`: id of an entry; an unknown id means the end of the form.
 */
export interface Drop {
  readonly target: string;
  readonly side: 'before' | 'after' | 'left' | 'right';
}
