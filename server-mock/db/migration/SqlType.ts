/** A column's type in PostgreSQL's own spelling, taken apart: `numeric(15,4)` is `{name: 'numeric', sizes: [15, 4]}`. */
export interface SqlType {
  readonly name: string;
  readonly sizes: readonly number[];
}

/** Spellings of schemas -> what `format_type` answers. */
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

/** Reads a type as a schema or `format_type` spells it. */
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

/** Whether both mean the same. */
export const sameType = (a: SqlType, b: SqlType): boolean => sqlTypeText(a) === sqlTypeText(b);

/** Types that sort by a collation; ours is always `"C"`, so that both databases sort alike and prefixes use the index. */
export const isCollated = ({ name }: SqlType): boolean =>
  name === 'text' || name === 'character varying' || name === 'character';

/** The type as a column declares it. */
export const declared = (type: SqlType): string =>
  sqlTypeText(type) + (isCollated(type) ? ' collate "C"' : '');
