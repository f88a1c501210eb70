import { listOf, number, object, or, type Shape, text } from '../shape.ts';
import type {
  RehearsalData,
  RehearsedDocument,
  RehearsedOutcome,
  RehearsedPath,
  RehearsedStop,
} from './RehearsalData.ts';

const words = or(text, '');

/** The answer of rehearse. */
export const rehearsal: Shape<RehearsalData> = object<RehearsalData>({
  total: number,
  looked: number,
  stopped: number,
  paths: listOf(
    object<RehearsedPath>({
      nodes: listOf(text, 500),
      names: listOf(text, 500),
      lines: listOf(text, 500),
      count: number,
      examples: listOf(object<RehearsedDocument>({ key: text, label: words }), 10),
    }),
    20_000,
  ),
  stops: listOf(
    object<RehearsedStop>({ key: text, label: words, node: text, name: words, message: words }),
    1000,
  ),
  outcomes: or(listOf(object<RehearsedOutcome>({ title: text, count: number }), 500), []),
  others: object<RehearsalData['others']>({ noFlow: number, otherFlow: number }),
});
