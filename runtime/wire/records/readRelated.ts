import { bool, listOf, number, object, type Shape, text } from '../shape.ts';
import type { RelatedAnswer, RelatedGroup, RelatedRecord } from './Related.ts';
import { facts } from './readFacts.ts';

const record: Shape<RelatedRecord> = object<RelatedRecord>({
  key: text,
  label: text,
  facts,
});

const group: Shape<RelatedGroup> = object<RelatedGroup>({
  path: text,
  title: text,
  field: text,
  fieldTitle: text,
  value: text,
  count: number,
  isMore: bool,
  records: listOf(record, 100),
});

/** The answer of `Related`. */
export const relatedAnswer: Shape<RelatedAnswer> = object<RelatedAnswer>({
  groups: listOf(group, 1000),
  left: number,
});
