import { sequenceFor } from '../../model/record/sequence/inSequence.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { PageStore } from '../page/PageStore.ts';
import type { ListMover } from './ListMover.ts';

/** Moves rows of a list's grid. */
export interface ListOrder {
  move(from: number, to: number): void;
  undo(): void;
  name(row: Row): string;
}

/**
 * How rows of a list can be moved by hand; undefined: not sorted by their sequence, in a tree, or not
 * allowed.
 */
export function listOrder(page: PageStore): ListOrder | undefined {
  const { app, list, doc } = page;
  const { user } = app.session;
  const field = user && sequenceFor(user, doc.main);
  const [first, ...others] = list.sort;
  if (!field || list.tree || first?.field !== field.field || others.length > 0 || !page.may('Update'))
    return undefined;
  const run = (work: (mover: ListMover) => Promise<void>): void => {
    import('./ListMover.ts')
      .then(({ listMoverOf }) => work(listMoverOf(page)))
      .catch(() => app.notify.error(app.t('shell.chunkFailed')));
  };
  return {
    move: (from, to) => run((one) => one.move(from, to)),
    undo: () => run((one) => one.undo()),
    name: (row) => String(row[doc.main.nameField] ?? list.keyOf(row)),
  };
}
