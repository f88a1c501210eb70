import type { MessageKey } from '../../runtime/model/messages/index.ts';

/** A key in the list of keys: what it does, and how it is written. */
export interface ToldKey {
  readonly label: MessageKey;
  /** Such as `mod+home / end`; see `Keys`. */
  readonly shown: string;
}

/** The lines of a table of handled keys, each once, in the order of the table. */
export const toldIn = (
  table: Readonly<Record<string, { readonly told: readonly ToldKey[] }>>,
): readonly ToldKey[] => {
  const all = Object.values(table).flatMap(({ told }) => told);
  return all.filter(
    (one, at) => all.findIndex(({ label, shown }) => label === one.label && shown === one.shown) === at,
  );
};
