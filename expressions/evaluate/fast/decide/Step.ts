import type { Data } from '../../../Data.ts';
import type { Result } from '../../../Result.ts';
import type { Value } from '../../../values/Value.ts';
import type { Closure } from '../../Closure.ts';
import type { Field } from '../../Field.ts';
import type { Question } from './Question.ts';

/** Where the answers to a question lead. */
export interface Leads {
  /** The field's value is what the question looks for; it is another one; it is empty. */
  readonly inside: Step;
  readonly outside: Step;
  readonly empty: Step;
}

/** {@link Step.site} of a step that asks no field, and of a question in code that all conditions share. */
export const NO_SITE = -1;
export const SHARED_SITE = 100;

/**
 * A step of a decision: the end of it, or something to ask and where the answers lead. One shape for all of them, so that
 * walking from step to step needs no calls.
 */
export class Step {
  // (`declare`: numbers that are undefined first are looked at before each use, see Link.)
  /** The value of the decision, when it is a constant. */
  declare readonly value: Value | undefined;
  /** The same as the result of a run, when it is no list or object; one object for all runs. */
  declare readonly result: Result<Data> | undefined;
  /** What tells the value of the decision; this and the constant undefined: it goes on. */
  declare readonly end: Closure | undefined;
  /** The field to ask; undefined: `node` is asked. */
  declare readonly field: Field | undefined;
  /** The field's name. */
  declare readonly name: string;
  /** Which place in the code of `askRecord` reads the field. */
  declare site: number;
  declare readonly low: number;
  declare readonly high: number;
  declare readonly text: string | undefined;
  declare readonly texts: readonly string[] | undefined;
  declare readonly inside: Step;
  declare readonly outside: Step;
  declare readonly empty: Step;
  /** Asked for its truth, also about values the question is not for. */
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

  /** The end of a decision. */
  static end(value: Closure): Step {
    return new Step({ end: value, node: value });
  }

  /** The end of a decision that is a constant, which saves a call. */
  static constant(value: Value): Step {
    return new Step({ value, node: () => value });
  }

  /** Asks a node for its truth. */
  static node(node: Closure, yes: Step, no: Step): Step {
    return new Step({ node, yes, no });
  }

  /** Asks a field; the node about what the question is not for. */
  static field(question: Question, leads: Leads, node: Closure, yes: Step, no: Step): Step {
    return new Step({ question, leads, node, yes, no });
  }
}
