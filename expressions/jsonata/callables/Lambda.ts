import type { Frame } from '../../evaluate/Frame.ts';
import { Environment, type Slot, unbound } from '../evaluate/Environment.ts';
import type { JsonataClosure } from '../evaluate/JsonataClosure.ts';
import type { NativeCall } from '../functions/NativeCall.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import type { Checker } from '../signature/Checker.ts';
import { Callable, type TailCall } from './Callable.ts';

/** What all values of one function literal share. */
export interface LambdaTemplate {
  readonly parameters: number;
  /** Number of parameters and of variables that the body binds. */
  readonly slots: number;
  readonly checker: Checker | undefined;
  readonly body: JsonataClosure;
  /** Steps per run of the body. */
  readonly cost: number;
  /** Native stack bytes of its nodes: `stack` at calls, `reach` at most. */
  readonly stack: number;
  readonly reach: number;
}

/** A closure: a function literal with the context and variables of its definition. */
export class Lambda extends Callable {
  private readonly template: LambdaTemplate;
  private readonly context: JsonataValue;
  private readonly environment: Environment;

  constructor(template: LambdaTemplate, context: JsonataValue, environment: Environment) {
    super();
    this.template = template;
    this.context = context;
    this.environment = environment;
  }

  get arity(): number {
    return this.template.parameters;
  }

  invoke(args: readonly JsonataValue[], frame: Frame, call: NativeCall): JsonataValue | TailCall {
    const { template } = this;
    const given = template.checker === undefined ? args : template.checker.check(args, call);
    const slots: Slot[] = [];
    for (let i = 0; i < template.slots; i += 1) slots.push(i < template.parameters ? given[i] : unbound);
    frame.charge(template.cost);
    frame.allocate(32 + 16 * slots.length);
    frame.enter(template.stack, template.reach);
    const value = template.body(this.context, new Environment(slots, this.environment), frame);
    frame.leave(template.stack);
    return value;
  }
}
