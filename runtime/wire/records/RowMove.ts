/** Target of a move: right before or right after another row, in ascending order. */
export interface RowMove<Key = string | number> {
  readonly key: Key;
  readonly side: 'before' | 'after';
  readonly other: Key;
}
