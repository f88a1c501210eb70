import type { StatusAnswer, StatusPanel } from '../../runtime/wire/watching/Status.ts';
import type { StatusSource } from '../context/StatusSource.ts';
import { type Answer, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';

/** A panel; one that cannot be read leaves the others. */
const panelOf = async (call: UserCall, source: StatusSource): Promise<StatusPanel> => {
  try {
    return await source.read(call);
  } catch (error) {
    const { requestId, context } = call;
    context.log.error({ requestId, panel: source.name, err: error }, 'a panel of the state was not read');
    return { facts: [], lists: [], problem: call.say('status.unread') };
  }
};

/** `GET /api/jig/status?panels=running,slow`: the state of the system, panel by panel. */
export const systemStatus = async (call: UserCall): Promise<Answer<StatusAnswer>> => {
  const { statusPanels, clock } = call.context;
  const asked = new Set((call.query('panels') ?? '').slice(0, 400).split(','));
  const panels = new Map<string, StatusPanel>();
  // One after the other, so that what the server does now is not the work of this call.
  for (const source of statusPanels)
    if (asked.has(source.name)) panels.set(source.name, await panelOf(call, source));
  return succeed(null, { at: clock.now(), panels: Object.fromEntries(panels) });
};
