import { facts } from '../records/readFacts.ts';
import { bool, listOf, maybe, number, object, or, type Shape, text } from '../shape.ts';
import type { TrailAnswer, TrailDocument, TrailLink, TrailNode } from './Trail.ts';

const document: Shape<TrailDocument> = object<TrailDocument>({ table: text, key: text });

/** The answer of `trail`. */
export const trailAnswer: Shape<TrailAnswer> = object<TrailAnswer>({
  nodes: listOf(
    object<TrailNode>({
      ...{ table: text, key: text, title: text, code: text, state: text },
      facts,
      path: maybe(text),
    }),
  ),
  links: listOf(
    object<TrailLink>({
      from: document,
      to: document,
      quantity: or<string | null>(text, null),
      title: maybe(text),
    }),
  ),
  hidden: number,
  isCut: bool,
});
