import { type RawBuilder, sql } from './sql.ts';

/** A column or table of a resolved schema, quoted in its exact case. */
export const name = (identifier: string): RawBuilder<unknown> => sql.id(identifier);

/** Names joined by commas. */
export const names = (identifiers: Iterable<string>): RawBuilder<unknown> =>
  sql.join([...identifiers].map((identifier) => sql.id(identifier)));

/** `any(...)` with all values in one parameter: a statement allows at most 65,535 parameters. */
export const anyOf = (list: readonly unknown[]): RawBuilder<unknown> => sql`any(${list})`;

/** Values joined by commas, as parameters. */
export const values = (list: readonly unknown[]): RawBuilder<unknown> =>
  sql.join(list.map((value) => sql`${value}`));
