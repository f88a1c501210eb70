import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Change } from './Change.ts';
import { evolve } from './evolve.ts';
import type { Facts } from './Facts.ts';
import type { FlowEffect } from './FlowEffect.ts';
import type { FlowInstance, Visit } from './FlowInstance.ts';

/** One event being processed: its changes so far, and the instance after them. */
export class Course {
  readonly changes: Change[] = [];
  /** Effects that do not follow from the changes. */
  readonly effects: FlowEffect[] = [];
  private now: FlowInstance | undefined;

  constructor(
    /** The flow of the document; undefined when none applies. */
    readonly flow: WorkflowDefinition | undefined,
    before: FlowInstance | undefined,
    readonly facts: Facts,
  ) {
    this.now = before;
  }

  get instance(): FlowInstance | undefined {
    return this.now;
  }

  /** The node that waits for decisions; undefined when none does. */
  get open(): Visit | undefined {
    const last = this.now?.trail.at(-1);
    return last?.state === 'open' ? last : undefined;
  }

  make(change: Change): void {
    this.changes.push(change);
    this.now = evolve(this.now, change);
  }
}
