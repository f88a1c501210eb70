import { bool, listOf, maybe, number, object, oneOf, or, type Shape, text } from '../shape.ts';
import type { Consequences, DocumentRef, MadeDocument, UndoStep } from './Consequences.ts';

/** Maximum documents of an answer; each has up to five steps. */
const most = 1000;
const words = or(text, '');
const ref = { table: text, key: text };

/** The answer of consequences. */
export const consequences: Shape<Consequences> = object<Consequences>({
  list: listOf(
    object<MadeDocument>({
      ...ref,
      cnName: words,
      label: words,
      auditStatus: maybe(number),
      status: words,
      depth: number,
      from: object<DocumentRef>(ref),
      blocks: words,
    }),
    most,
  ),
  order: listOf(
    object<UndoStep>({
      ...ref,
      cnName: words,
      label: words,
      action: oneOf(['reopen', 'reverse', 'recall', 'settle', 'remove']),
    }),
    most * 5,
  ),
  hidden: or(number, 0),
  isCut: or(bool, false),
  refused: words,
});
