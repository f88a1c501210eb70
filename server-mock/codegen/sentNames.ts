import type { SentEntry } from './flatEntries.ts';

/** A value of a record from outside as text, whatever the case of its name. */
const said = ({ record }: SentEntry, name: string): string => {
  const found = Object.entries(record).find(([one]) => one.toLowerCase() === name);
  return found === undefined || found[1] === null ? '' : String(found[1]).trim();
};

/** Name of the table that an entry from outside is about, as written. */
export const nameOfSent = (entry: SentEntry): string => said(entry, 'tablename');

/** Says of each entry the name of the folder that it stands in: files name folders by their own numbers. */
export const inFolders = (entries: readonly SentEntry[]): readonly SentEntry[] => {
  const named = new Map(entries.map((entry) => [said(entry, 'table_id'), nameOfSent(entry)] as const));
  return entries.map((entry) => {
    const parent = said(entry, 'parentid');
    const folder = parent === '' || parent === '0' ? undefined : named.get(parent);
    return entry.below !== undefined || folder === undefined ? entry : { ...entry, below: folder };
  });
};

/** Of entries of one table name, in any case, the last one: it would take the place of those before. */
export const distinctEntries = (entries: readonly SentEntry[]): readonly SentEntry[] => [
  ...new Map(entries.map((entry) => [nameOfSent(entry).toLowerCase(), entry] as const)).values(),
];
