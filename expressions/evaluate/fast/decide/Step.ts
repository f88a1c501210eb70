import type { Data } from '../../../Data.ts';
import type { Result } from '../../../Result.ts';
import type { Value } from '../../../values/Value.ts';
import type { Closure } from '../../Closure.ts';
import type { Field } from '../../Field.ts';
import type { Question } from './Question.ts';

/** Next steps by answer. */
export interface Leads {
  /** The value matches; it is another value; it is empty. */
  readonly inside: Step;
  readonly outside: Step;
  readonly empty: Step;
}

/** {@link Step.site} of a step without a field, and of a question in the shared code. */
export const NO_SITE = -1;
export const SHARED_SITE = 100;

/**
 * A step of a decision: its end, or a question with the next steps. All have one shape, so walking needs no
 * calls.
 */
export class Step {
  // (`declare`: see Link for numbers that start as undefined.)
  /** Value of the decision, if constant. */
  declare readonly value: Value | undefined;
  /** The value as the result of a run, if not a list or object; one object for all runs. */
  declare readonly result: Result<Data> | undefined;
  /** Computes the value of the decision; undefined together with the constant: not an end. */
  declare readonly end: Closure | undefined;
  /** The field to read; undefined: `node` decides. */
  declare readonly field: Field | undefined;
  /** The field's name. */
  declare readonly name: string;
  /** Place in the code of `askRecord` that reads the field. */
  declare site: number;
  declare readonly low: number;
  declare readonly high: number;
  declare readonly text: string | undefined;
  declare readonly texts: readonly string[] | undefined;
  declare readonly inside: Step;
  declare readonly outside: Step;
  declare readonly empty: Step;
  /** Decides by its truth, also for values the question does not cover. */
  declare readonly node: Closure;
  declare readonly yes: Step;
  declare readonly no: Step;

  private constructor(given: {
    readonly value?: Value;
    readonly end?: Closure;
    readonly question?: Question;
    readonly leads?: Leads;
    readonly node: Closure;
    readonly yes?: Step;
    readonly no?: Step;
  }) {
    const { question, leads, value } = given;
    this.value = value;
    this.result =
      value === undefined || (typeof value === 'object' && value !== null) ? undefined : { ok: true, value };
    this.end = given.end;
    this.field = question?.field;
    this.name = question?.field.name ?? '';
    this.site = question === undefined ? NO_SITE : SHARED_SITE;
    this.low = question?.low ?? 0;
    this.high = question?.high ?? 0;
    this.text = question?.texts?.length === 1 ? question.texts[0] : undefined;
    this.texts = question?.texts;
    this.inside = leads?.inside ?? this;
    this.outside = leads?.outside ?? this;
    this.empty = leads?.empty ?? this;
    this.node = given.node;
    this.yes = given.yes ?? this;
    this.no = given.no ?? this;
  }

  /** An end of a decision. */
  static end(value: Closure): Step {
    return new Step({ end: value, node: value });
  }

  /** A constant end of a decision, which saves a call. */
  static constant(value: Value): Step {
    return new Step({ value, node: () => value });
  }

  /** A question about a node's truth. */
  static node(node: Closure, yes: Step, no: Step): Step {
    return new Step({ node, yes, no });
  }

  /** A question about a field; the node decides about other values. */
  static field(question: Question, leads: Leads, node: Closure, yes: Step, no: Step): Step {
    return new Step({ question, leads, node, yes, no });
  }
}
