import type { ScanStep } from '../../../model/schema/ScanWork.ts';
import type { ScanStore } from '../ScanStore.ts';

/** What became of a code. `unknown`: it means nothing to the step, whose codes are called `what`. */
export type Taken =
  | { readonly kind: 'taken' }
  | { readonly kind: 'unknown'; readonly what: string }
  | { readonly kind: 'refused'; readonly words: string };

export const taken: Taken = { kind: 'taken' };
export const refused = (words: string): Taken => ({ kind: 'refused', words });

/** What a kind of step does with a scanned code. Its declaration is checked in `runtime/model/check/scanSteps`. */
export interface StepTaker {
  readonly name: string;
  /** Whether the user is asked for it. */
  isOpen(store: ScanStore, step: ScanStep): boolean;
  /** `hasMore`: the label also holds the code of a row. */
  take(store: ScanStore, step: ScanStep, code: string, hasMore: boolean): Promise<Taken>;
}
