import type { TakenLine } from '../../wire/workflow/ForecastAnswer.ts';
import type { Outcome } from '../../wire/workflow/Outcome.ts';
import type { ApprovalStep } from './Approval.ts';

/** Reasons why this flow applies, and why the table's other flows do not. */
export interface ForecastChoice {
  readonly text: string;
  readonly others: readonly { readonly name: string; readonly text: string }[];
}

/** The approvers a document would have, with the reasons. */
export interface Forecast {
  /** Undefined when no flow applies. */
  readonly flow: { readonly name: string } | undefined;
  readonly choice: ForecastChoice;
  /** In visiting order: start, visited steps, forecast steps, end. */
  readonly steps: readonly ApprovalStep[];
  /** In the order taken. */
  readonly ways: readonly TakenLine[];
  /** What the document does in others once it is effective. */
  readonly outcomes: readonly Outcome[];
  /** Input that cannot be read; it counts as empty. */
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}
