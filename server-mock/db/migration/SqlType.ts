/** Parsed PostgreSQL column type: `numeric(15,4)` is `{name: 'numeric', sizes: [15, 4]}`. */
export interface SqlType {
  readonly name: string;
  readonly sizes: readonly number[];
}

/** Maps type names of schemas to those of `format_type`. */
const spellings: Readonly<Record<string, string>> = {
  varchar: 'character varying',
  char: 'character',
  int: 'integer',
  int2: 'smallint',
  int4: 'integer',
  int8: 'bigint',
  bool: 'boolean',
  decimal: 'numeric',
  float8: 'double precision',
  timestamp: 'timestamp without time zone',
  timestamptz: 'timestamp with time zone',
  time: 'time without time zone',
};

/** Parses a type as written in a schema or by `format_type`. */
export function sqlTypeOf(text: string): SqlType {
  const match = /^([a-z0-9]+(?: [a-z0-9]+)*?)(?: ?\(([\d, ]+)\))?( with(?:out)? time zone)?$/.exec(
    text.trim().toLowerCase(),
  );
  const word = `${match?.[1] ?? text}${match?.[3] ?? ''}`;
  return { name: spellings[word] ?? word, sizes: match?.[2]?.split(',').map(Number) ?? [] };
}

/** The type as SQL text. */
export const sqlTypeText = ({ name, sizes }: SqlType): string =>
  sizes.length === 0 ? name : `${name}(${sizes.join(',')})`;

/** Whether both types are equal. */
export const sameType = (a: SqlType, b: SqlType): boolean => sqlTypeText(a) === sqlTypeText(b);

/** Types with a collation. It is always `"C"`, so that both databases sort alike and prefix searches use the index. */
export const isCollated = ({ name }: SqlType): boolean =>
  name === 'text' || name === 'character varying' || name === 'character';

/** The type with its collation, as in a column declaration. */
export const declared = (type: SqlType): string =>
  sqlTypeText(type) + (isCollated(type) ? ' collate "C"' : '');
