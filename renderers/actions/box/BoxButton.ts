import type { User } from '../../../runtime/model/access/User.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';

/**
 * A button in the footer of an edit box, beside 保存 and 关闭. Flags of the record decide whether it is shown.
 */
export interface BoxButton {
  readonly name: string;
  readonly label: MessageKey;
  shows(box: EditBoxStore, user: User | undefined): boolean;
  run(box: EditBoxStore): void | Promise<void>;
}
