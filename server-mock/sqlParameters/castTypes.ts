/**
 * Allowed cast types with the number of their size arguments. Names are PostgreSQL's after parsing (`int` is
 * `int4`).
 */
export const castTypes: Readonly<Record<string, number>> = {
  text: 0,
  varchar: 1,
  bpchar: 1,
  numeric: 2,
  int2: 0,
  int4: 0,
  int8: 0,
  float4: 0,
  float8: 0,
  bool: 0,
  date: 0,
  time: 0,
  timestamp: 0,
  interval: 0,
};
