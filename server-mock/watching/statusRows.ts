import type { CardRows } from '../context/CardRows.ts';
import { panelOf } from './panelOf.ts';

/** A panel of the system's state on paper: its facts, then the lines of its lists under their titles. */
export const statusRows: CardRows = async (call, { options }) => {
  const { context, say } = call;
  const source = context.statusPanels.find(({ name }) => name === options?.panel);
  const { facts, lists, problem } =
    source === undefined
      ? { facts: [], lists: [], problem: say('status.unread') }
      : await panelOf(call, source);
  const rows = [
    ...facts.map(({ label, value }) => [label, value]),
    ...lists.flatMap((list) =>
      list.rows.map((row) => [list.title, row.filter((text) => text !== '').join(' · ')]),
    ),
  ];
  return {
    titles: [say('status.paperWhat'), say('status.paperState')],
    ...{ rows, total: rows.length, none: problem ?? say('status.unread') },
  };
};
