import { quoted } from '../db/sql/quoted.ts';

/** A name as PostgreSQL reads it in its exact case. */
export const quoteName = quoted;

/** A string constant that reads the same whatever `standard_conforming_strings` says. */
export const quoteText = (text: string): string =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A WITH query's name. Prefixed, so that outside its reach it is nothing, never a table of PostgreSQL's own. */
export const queryName = (name: string): string => quoteName(`with ${name}`);
