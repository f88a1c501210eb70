import type { Issue } from '../../schema/Issue.ts';
import type { Locale } from '../../schema/Locale.ts';
import type { FlowNode } from '../definition/FlowNode.ts';
import type { Facts, People, Person } from '../engine/Facts.ts';
import type { SeatHolder } from '../engine/FlowInstance.ts';

/** One way a node names who decides: a code of `auditType`, and everything that differs by it. */
export interface ApproverKind {
  readonly auditType: number;
  /** Whether the node says enough to find anybody; if not, a flow with it is not published. */
  isNamed(node: FlowNode): boolean;
  /** `StepValue` of the wire: whom the node names; empty where it depends on the document. */
  stepValue(node: FlowNode): string;
  /** Names of whom the node names, for people to read; none where it depends on the document. */
  names(node: FlowNode, people: People): readonly string[];
  /** Who decides in words, of a node that names somebody: `会签：王经理、赵经理`. Texts come with `messages/all.ts`. */
  words(node: FlowNode, people: People, locale: Locale): string;
  /** What keeps those it names from deciding: they are not there, or may not log in. `place`: the node's JSON pointer. */
  issues(node: FlowNode, people: People, place: string): readonly Issue[];
  /** Everybody who might decide by what the node names, disabled accounts too; none where it depends on the document. */
  candidates(node: FlowNode, people: People): readonly Person[];
  /** Who is asked when the node is entered: eligible people only, nobody twice, in a fixed order. */
  holders(node: FlowNode, creatorId: number, facts: Facts): readonly SeatHolder[];
}

/** A seat of one person. */
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
