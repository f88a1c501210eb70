import type { SaveBody } from '../SavePayload.ts';
import type { Outcome } from './Outcome.ts';
import type { StepRow } from './StepsAnswer.ts';

/** Body of forecast: a stored record, one with changes typed over it, or a new one. */
export interface ForecastBody extends Partial<SaveBody> {
  readonly key?: string;
}

/** A line of a flow, and why it would be taken or not, in words. */
export interface ForecastLine {
  readonly from: string;
  /** Empty: no line can be taken. */
  readonly to: string;
  readonly label: string;
  readonly text: string;
}

/** A line taken, with the others of its node. */
export interface TakenLine extends ForecastLine {
  readonly others: readonly ForecastLine[];
  /** The only way out, without a condition. */
  readonly isOnly: boolean;
}

/** Why a flow is chosen, and why not the others of the table. */
export interface FlowReason {
  readonly text: string;
  readonly others: readonly { readonly id: number; readonly name: string; readonly text: string }[];
}

/** Who would approve a document, and why. */
export interface ForecastAnswer {
  readonly flow:
    | (FlowReason & { readonly id: number; readonly version: number; readonly name: string })
    | null;
  /** Why no flow applies; null when one does. */
  readonly none: FlowReason | null;
  readonly list: readonly StepRow[];
  readonly why: readonly TakenLine[];
  /** What it does in other documents once it is effective. */
  readonly outcomes: readonly Outcome[];
  readonly status: number;
  /** Typed values that cannot be read: they count as empty. */
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}
