import type { FlowNode } from '../definition/FlowNode.ts';
import type { FlowLine, WorkflowDefinition } from '../definition/WorkflowDefinition.ts';

import type { WorkingHours } from '../time/WorkingHours.ts';

/** A person as the engine needs him. */
export interface Person {
  readonly id: number;
  readonly name: string;
  /** A disabled account decides nothing. */
  readonly enabled: boolean;
  readonly superiorId: number | undefined;
  readonly roleIds: readonly number[];
}

/** People as they are when an event happens. */
export interface People {
  user(id: number): Person | undefined;
  role(id: number): { readonly id: number; readonly name: string } | undefined;
  /** Everybody of the role, disabled accounts included; in a fixed order. */
  membersOf(roleId: number): readonly Person[];
  /**
   * In whose seats this person may decide now beside his own, in the document this is about: substitutes as of today, theirs
   * included; enabled people only, himself never, each once.
   */
  standsFor(personId: number): readonly Person[];
}

/** What an event needs to know of the world. With the same facts the engine always answers the same. */
export interface Facts {
  readonly people: People;
  /**
   * Whether the conditions of a line or node hold on the saved record. One without conditions holds. Conditions that fail
   * do not hold.
   */
  holds(part: FlowLine | FlowNode, flow: WorkflowDefinition): boolean;
  /** The server's time, `yyyy-MM-dd HH:mm:ss`. */
  readonly now: string;
  /** When people work; default {@link usualHours}. */
  readonly workingHours?: WorkingHours;
}
