import type { StatusPanelKey } from '../../runtime/model/boards/statusPanels.ts';
import type { StatusPanel } from '../../runtime/wire/watching/Status.ts';
import type { UserCall } from '../http/Call.ts';

/** Reads a panel of the system's state, in the words of the caller. The right is checked before. */
export interface StatusSource {
  readonly name: StatusPanelKey;
  read(call: UserCall): Promise<StatusPanel>;
}
