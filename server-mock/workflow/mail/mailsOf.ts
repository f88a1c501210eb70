import type { Mail } from '../../mail/Mailer.ts';
import type { FlowMessage } from '../records/messageRows.ts';

/** Mails for messages whose node asks for mail and whose receiver has an address. */
export const mailsOf = (
  messages: readonly FlowMessage[],
  document: { readonly table: string; readonly key: string },
): readonly Mail[] => {
  const path = `/approve?${new URLSearchParams({ table: document.table, key: document.key })}`;
  return messages.flatMap(({ to, title, content, mail }) =>
    mail && to.mail !== undefined ? [{ to: to.mail, subject: title, text: content, path }] : [],
  );
};
