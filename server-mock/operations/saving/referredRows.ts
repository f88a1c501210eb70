import { keyText } from '../../records/keyText.ts';
import type { ReferringRows } from '../../references/lockReferenced.ts';
import type { LeavingRows } from '../../references/pointedAt.ts';
import { referencesTo } from '../../references/referencesOf.ts';
import { place } from './assembled.ts';
import type { RowDraft, WritingState } from './SaveState.ts';

/** The rows that a save writes, with their places in the document. */
export const referringRows = ({ full, stored, values, details }: WritingState): readonly ReferringRows[] => [
  { table: full.main, rows: [{ stored: stored?.main, values, prefix: '' }] },
  ...full.details.map(({ table }) => ({
    table,
    rows: (details.find((one) => one.table === table.table)?.rows ?? []).map((row, index) => ({
      ...row,
      prefix: place(table.table, index),
    })),
  })),
];

/** The rows that a save deletes, and those whose values that others refer to change. */
export const leavingRows = ({
  call,
  full,
  stored,
  values,
  details,
}: WritingState): readonly LeavingRows[] => {
  const changing = (table: LeavingRows['table'], drafts: readonly RowDraft[]): readonly LeavingRows[] => {
    const targets = new Set(referencesTo(call.context, table.table).map(({ to }) => to));
    targets.delete(table.key);
    return [...targets].map((to) => ({
      table,
      fields: new Set([to]),
      rows: drafts.flatMap(({ stored: row, values: next }) =>
        row !== undefined && Object.hasOwn(next, to) && keyText(next[to]) !== keyText(row[to]) ? [row] : [],
      ),
    }));
  };
  return [
    ...changing(full.main, [{ stored: stored?.main, values }]),
    ...full.details.flatMap(({ table }) => {
      const draft = details.find((one) => one.table === table.table);
      return [{ table, rows: draft?.deleted ?? [] }, ...changing(table, draft?.rows ?? [])];
    }),
  ];
};
