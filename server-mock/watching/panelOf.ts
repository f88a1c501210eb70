import type { StatusPanel } from '../../runtime/wire/watching/Status.ts';
import type { StatusSource } from '../context/StatusSource.ts';
import type { UserCall } from '../http/Call.ts';

/** A panel; one that cannot be read leaves the others. */
export const panelOf = async (call: UserCall, source: StatusSource): Promise<StatusPanel> => {
  try {
    return await source.read(call);
  } catch (error) {
    const { requestId, context } = call;
    context.log.error({ requestId, panel: source.name, err: error }, 'a panel of the state was not read');
    return { facts: [], lists: [], problem: call.say('status.unread') };
  }
};
