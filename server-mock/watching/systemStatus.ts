import type { StatusAnswer, StatusPanel } from '../../runtime/wire/watching/Status.ts';
import { type Answer, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { panelOf } from './panelOf.ts';

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
