import type { MessageKey, MessageParams } from '../../runtime/model/messages/index.ts';

/** Error of an unreadable file with advice for the user. Readers throw it; callers turn it into a refusal. */
export class SheetFault extends Error {
  constructor(
    readonly rule: MessageKey,
    readonly params: MessageParams = {},
  ) {
    super(rule);
    this.name = 'SheetFault';
  }
}
