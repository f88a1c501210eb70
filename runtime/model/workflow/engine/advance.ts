import { auditStatus } from '../../access/documentState.ts';
import type { FlowNode } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Entered } from './Change.ts';
import type { Course } from './Course.ts';
import { nextNode } from './nextNode.ts';
import { outcomeOf } from './outcomeOf.ts';
import { passAgain } from './passAgain.ts';
import { administrators, holdersOf, insteadOf, seatsOf } from './seats.ts';
import { timesOf } from './timesOf.ts';

/** What an advance leads to where nothing more is asked, and how a document stands that waits for seats. */
export interface Standing {
  /** Of the document while the next node is decided: 0 at the first, 2 later. */
  readonly status: number;
  /** No line held before, and the administrator lets it go on nevertheless: if none holds now either, it is at its end. */
  readonly decided?: true;
}

/**
 * Leaves a node: on to the next one where anybody is asked, or to the end. Nodes nobody can decide in do what their rule
 * says, and those whose people approved before may be passed; where no line holds, the administrator is asked: a document never stops without somebody, and never ends in silence.
 */
export const advance = (
  course: Course,
  flow: WorkflowDefinition,
  fromId: string,
  standing: Standing,
): void => {
  let from = fromId;
  let isCircle = true;
  // A published flow has no cycle; what is stored may be damaged, and must end too.
  for (let steps = 0; steps <= flow.nodes.length; steps++) {
    const next = nextNode(flow, from, course.facts);
    if (next === undefined) {
      isCircle = false;
      break;
    }
    if (next.type === 'end') {
      finish(course);
      return;
    }
    const entry = entryOf(course, next);
    if (entry === undefined) course.make({ kind: 'skipped', nodeId: next.id, name: next.name });
    else {
      ask(course, { ...entry, ...timesOf(next, course.facts) }, standing);
      if (!isPassed(course, flow, next)) return;
    }
    from = next.id;
  }
  if (standing.decided && (isCircle || from === fromId)) {
    finish(course);
    return;
  }
  const left = flow.nodes.find((node) => node.id === from);
  const seats = seatsOf([administrators(course.facts)]);
  ask(course, { kind: 'entered', nodeId: from, name: left?.name ?? '', seats, cause: 'stranded' }, standing);
};

/** Entering the node; undefined: it is passed, since nobody may decide in it. */
const entryOf = ({ instance, facts }: Course, node: FlowNode): Entered | undefined => {
  const { id: nodeId, name } = node;
  const holders = holdersOf(node, instance?.creatorId ?? 0, facts);
  if (holders.length > 0) return { kind: 'entered', nodeId, name, seats: seatsOf(holders) };
  const holder = insteadOf(node.settings.nobody, facts);
  return holder && { kind: 'entered', nodeId, name, seats: seatsOf([holder]), cause: 'nobody' };
};

/** Whether a node just entered is passed at once, since whoever is asked there approved before. */
const isPassed = (course: Course, flow: WorkflowDefinition, node: FlowNode): boolean => {
  passAgain(course, flow);
  if (outcomeOf(course.open?.seats ?? [], node) !== 'passed') return false;
  course.make({ kind: 'closed', state: 'passed' });
  return true;
};

const ask = (course: Course, entered: Entered, { status }: Standing): void => {
  course.make({ ...timesOf(undefined, course.facts), ...entered });
  course.make({ kind: 'stands', status, waiting: 'seats' });
};

/** At the end: approved, or, when the path met no ordinary node, nothing to approve. */
const finish = (course: Course): void => {
  const wasAsked = (course.instance?.trail.length ?? 0) > 0;
  const status = wasAsked ? auditStatus.approved : auditStatus.unneeded;
  course.make({ kind: 'stands', status, waiting: 'nobody' });
};
