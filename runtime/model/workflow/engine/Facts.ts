import type { FlowNode } from '../definition/FlowNode.ts';
import type { FlowLine, WorkflowDefinition } from '../definition/WorkflowDefinition.ts';

import type { WorkingHours } from './WorkingHours.ts';

/** A user as the engine sees them. */
export interface Person {
  readonly id: number;
  readonly name: string;
  /** A disabled user may not decide. */
  readonly enabled: boolean;
  readonly superiorId: number | undefined;
  readonly roleIds: readonly number[];
}

/** Users and roles at the time of an event. */
export interface People {
  user(id: number): Person | undefined;
  role(id: number): { readonly id: number; readonly name: string } | undefined;
  /** All users of the role in a fixed order, disabled accounts included. */
  membersOf(roleId: number): readonly Person[];
  /**
   * The users whose seats this person may decide now as a substitute, for this document.
   * Follows chains of substitutes valid today. Enabled users only, without the person, without duplicates.
   */
  standsFor(personId: number): readonly Person[];
}

/** Everything an event reads from outside. Equal facts give equal results. */
export interface Facts {
  readonly people: People;
  /**
   * Whether the conditions of a line or node hold on the saved record.
   * Without conditions: true. When evaluation fails: false.
   */
  holds(part: FlowLine | FlowNode, flow: WorkflowDefinition): boolean;
  /** Server time, `yyyy-MM-dd HH:mm:ss`. */
  readonly now: string;
  /** Working hours; default {@link usualHours}. */
  readonly workingHours?: WorkingHours;
}
