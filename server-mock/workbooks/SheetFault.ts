import type { MessageKey, MessageParams } from '../../runtime/model/messages/index.ts';

/** Why a file is not read, in words a person can act on; thrown by readers, turned into a refusal by whoever asked. */
export class SheetFault extends Error {
  constructor(
    readonly rule: MessageKey,
    readonly params: MessageParams = {},
  ) {
    super(rule);
    this.name = 'SheetFault';
  }
}
