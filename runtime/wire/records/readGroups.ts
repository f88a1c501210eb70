import type { Cell } from '../../model/schema/Row.ts';
import { bool, json, listOf, mapOf, maybe, number, object, row, type Shape, text } from '../shape.ts';
import type { Group, GroupsAnswer } from './Groups.ts';

const cell: Shape<Cell> = (value, path) => {
  const read = json(value, path);
  return typeof read === 'object' && read !== null ? null : read;
};

const group: Shape<Group> = object<Group>({
  key: cell,
  count: number,
  sums: row,
  measures: maybe(mapOf(row)),
});

/** The answer of `Groups`. */
export const groupsAnswer: Shape<GroupsAnswer> = object<GroupsAnswer>({
  groups: listOf(group, 1000),
  isMore: bool,
  measures: maybe(listOf(text, 1000)),
  measure: maybe(text),
});
