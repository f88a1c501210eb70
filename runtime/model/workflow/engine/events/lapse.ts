import { escalate } from '../escalate.ts';
import type { Lapse } from '../FlowEvent.ts';
import { nodeOfVisit } from '../FlowInstance.ts';
import { pendingIn } from '../settle.ts';
import type { EventKind } from './EventKind.ts';

/**
 * Sends what is due at this time, each once: the early reminder, then reminder and escalation.
 * Changes nothing before those times or when no node waits.
 */
export const lapse: EventKind<Lapse> = {
  kind: 'lapse',
  run: (course) => {
    const { open, flow, facts } = course;
    if (open === undefined || flow === undefined || open.lapsed !== undefined) return undefined;
    const { due, remindAt, reminded } = open;
    const isLate = due !== undefined && due <= facts.now;
    const isSoon = remindAt !== undefined && remindAt <= facts.now && reminded === undefined;
    if (!isLate && !isSoon) return undefined;
    const seats = pendingIn(open);
    const node = nodeOfVisit(flow, open);
    const rule = node?.settings.limit?.late ?? 'remind';
    if (isLate) course.make({ kind: 'lapsed', at: facts.now, seats: escalate(open, rule, facts) });
    else course.make({ kind: 'reminded', at: facts.now });
    course.effects.push({
      kind: 'remind',
      nodeName: open.name,
      seats,
      due: due ?? facts.now,
      isLate,
      mail: node?.sendMail ?? false,
    });
    return undefined;
  },
};
