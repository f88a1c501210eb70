import type { FlowNode } from '../definition/FlowNode.ts';
import type { Facts, People, Person } from '../engine/Facts.ts';
import type { SeatHolder } from '../engine/FlowInstance.ts';

/** One way a node names who decides: a code of `auditType`. */
export interface ApproverKind {
  readonly auditType: number;
  /** Whether the node says enough to find anybody; if not, a flow with it is not published. */
  isNamed(node: FlowNode): boolean;
  /** Names of whom the node names, for people to read; none where it depends on the document. */
  names(node: FlowNode, people: People): readonly string[];
  /** Who is asked when the node is entered: eligible people only, nobody twice, in a fixed order. */
  holders(node: FlowNode, creatorId: number, facts: Facts): readonly SeatHolder[];
}

export const seatOfPerson = ({ id, name }: Person): SeatHolder => ({ userId: id, name });

/** Whoever of these may decide now, each once. */
export const eligible = (people: readonly (Person | undefined)[]): readonly Person[] => {
  const seen = new Set<number>();
  return people.filter((person): person is Person => {
    if (person?.enabled !== true || seen.has(person.id)) return false;
    seen.add(person.id);
    return true;
  });
};
