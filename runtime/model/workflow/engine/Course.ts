import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Change } from './Change.ts';
import { evolve } from './evolve.ts';
import type { Facts } from './Facts.ts';
import type { FlowEffect } from './FlowEffect.ts';
import type { FlowInstance, Visit } from './FlowInstance.ts';

/** One event under way: the changes made so far, and the instance as they leave it. */
export class Course {
  readonly changes: Change[] = [];
  /** What follows outside besides what its changes say. */
  readonly effects: FlowEffect[] = [];
  private now: FlowInstance | undefined;

  constructor(
    /** The flow the document is in; undefined: none is for it. */
    readonly flow: WorkflowDefinition | undefined,
    before: FlowInstance | undefined,
    readonly facts: Facts,
  ) {
    this.now = before;
  }

  get instance(): FlowInstance | undefined {
    return this.now;
  }

  /** The node that is being decided. */
  get open(): Visit | undefined {
    const last = this.now?.trail.at(-1);
    return last?.state === 'open' ? last : undefined;
  }

  make(change: Change): void {
    this.changes.push(change);
    this.now = evolve(this.now, change);
  }
}
