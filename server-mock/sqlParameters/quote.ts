import { quoted } from '../db/sql/quoted.ts';

/** Quotes a name, which keeps its exact case. */
export const quoteName = quoted;

/** Quotes a string constant independently of `standard_conforming_strings`. */
export const quoteText = (text: string): string =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Quotes the name of a WITH query. The prefix ensures that it never matches a real table outside its scope. */
export const queryName = (name: string): string => quoteName(`with ${name}`);
