import type { Issue } from '../../schema/Issue.ts';
import type { Locale } from '../../schema/Locale.ts';
import type { FlowNode } from '../definition/FlowNode.ts';
import type { Facts, People, Person } from '../engine/Facts.ts';
import type { SeatHolder } from '../engine/FlowInstance.ts';

/** How a node names its approvers: one code of `auditType` and all behaviour that depends on it. */
export interface ApproverKind {
  readonly auditType: number;
  /** Whether the node names anybody who could be asked. A flow with a node that does not is not published. */
  isNamed(node: FlowNode): boolean;
  /** `StepValue` on the wire: the named users or role; empty when the approver depends on the document. */
  stepValue(node: FlowNode): string;
  /** Display names of the named users or role; empty when the approver depends on the document. */
  names(node: FlowNode, people: People): readonly string[];
  /** The approvers in words: `会签：王经理、赵经理`. Call only when `isNamed`; needs `explain/allMessages.ts`. */
  words(node: FlowNode, people: People, locale: Locale): string;
  /** Issues of named approvers that are missing or disabled. `place`: JSON pointer of the node. */
  issues(node: FlowNode, people: People, place: string): readonly Issue[];
  /** All users the node may ask, disabled accounts included; empty when they depend on the document. */
  candidates(node: FlowNode, people: People): readonly Person[];
  /** Seats to create when the node is entered: enabled users only, without duplicates, in a fixed order. */
  holders(node: FlowNode, creatorId: number, facts: Facts): readonly SeatHolder[];
}

/** Returns the seat holder for one user. */
export const seatOfPerson = ({ id, name }: Person): SeatHolder => ({ userId: id, name });

/** The enabled users of the list, without duplicates. */
export const eligible = (people: readonly (Person | undefined)[]): readonly Person[] => {
  const seen = new Set<number>();
  return people.filter((person): person is Person => {
    if (person?.enabled !== true || seen.has(person.id)) return false;
    seen.add(person.id);
    return true;
  });
};
