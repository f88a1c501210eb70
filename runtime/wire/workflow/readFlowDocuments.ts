import { bool, listOf, number, object, or, type Shape, text } from '../shape.ts';
import type { RunningAnswer, RunningRow, UnstartedAnswer } from './FlowDocuments.ts';

/** Maximum documents of an answer. */
const most = 1000;
const words = or(text, '');

/** {@link RunningRow} as the browser reads it: empty text stands for null. */
export type RunningDocument = {
  readonly [K in Exclude<keyof RunningRow, 'auditStatus'>]: NonNullable<RunningRow[K]>;
};

/** {@link RunningAnswer} as the browser reads it. */
export interface RunningDocuments extends Omit<RunningAnswer, 'list'> {
  readonly list: readonly RunningDocument[];
}

/** {@link UnstartedAnswer} as the browser reads it. */
export interface UnstartedDocuments extends Omit<UnstartedAnswer, 'list'> {
  readonly list: readonly { readonly key: string; readonly label: string }[];
}

/** The answer of running. */
export const runningDocuments: Shape<RunningDocuments> = object<RunningDocuments>({
  asks: or(bool, false),
  version: or(number, 0),
  total: or(number, 0),
  hidden: or(number, 0),
  list: listOf(
    object<RunningDocument>({
      key: text,
      label: words,
      stepName: words,
      version: or(number, 0),
      creator: words,
      mayMove: or(bool, false),
      message: words,
    }),
    most,
  ),
});

/** The answer of unstarted. */
export const unstartedDocuments: Shape<UnstartedDocuments> = object<UnstartedDocuments>({
  total: or(number, 0),
  hidden: or(number, 0),
  list: listOf(object<UnstartedDocuments['list'][number]>({ key: text, label: words }), most),
});
