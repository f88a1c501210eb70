import type { ApprovalStep } from './Approval.ts';

/** A line of a flow, and why it would be taken or not, in words. */
export interface ForecastLine {
  readonly from: string;
  /** Empty: no line is for the document. */
  readonly to: string;
  readonly label: string;
  readonly text: string;
}

/** A line taken, with those of the same node that are not. */
export interface ForecastWay extends ForecastLine {
  readonly others: readonly ForecastLine[];
  /** The only way out, without a condition: nothing to explain. */
  readonly isOnly: boolean;
}

/** Why this flow, and why not the other ones of the table. */
export interface ForecastChoice {
  readonly text: string;
  readonly others: readonly { readonly name: string; readonly text: string }[];
}

/** Who would approve a document, and why. */
export interface Forecast {
  /** Undefined: no flow is for it. */
  readonly flow: { readonly name: string } | undefined;
  readonly choice: ForecastChoice;
  /** In visiting order: start, what was visited, what would follow, end. */
  readonly steps: readonly ApprovalStep[];
  /** In the order they are taken. */
  readonly ways: readonly ForecastWay[];
  /** What was typed and cannot be read: it counts as empty. */
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}
