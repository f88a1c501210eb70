import type { User } from '../../../runtime/model/access/User.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { EditBoxStore } from '../../../runtime/store/EditBoxStore.ts';

/** A button at the foot of an edit box beside 保存 and 关闭; the record's own flags decide whether it is there. */
export interface BoxButton {
  readonly name: string;
  readonly label: MessageKey;
  shows(box: EditBoxStore, user: User | undefined): boolean;
  run(box: EditBoxStore): void | Promise<void>;
}
