import type { App } from '../../runtime/host/AppContext.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Outcome } from '../../runtime/store/sheet/Outcome.ts';

/** Shows the first issue of a refused change to the user. Returns whether the change was made. */
export function notifyRefusal(app: App, { ok, issues }: Outcome): boolean {
  const [first] = issues;
  if (first) app.notify.error(messageOf(first, app.locale));
  return ok;
}
