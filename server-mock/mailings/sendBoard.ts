import { isGranted } from '../../runtime/model/access/authorize.ts';
import { mailingLimits } from '../../runtime/model/mailings/mailingLimits.ts';
import { sharePage } from '../../runtime/model/shares/ShareKind.ts';
import type { MailingContent, MailingTold } from '../../runtime/wire/mailings/Mailing.ts';
import { pdfName } from '../boards/paper/boardPdf.ts';
import { makeBoardPdf } from '../boards/paper/makeBoardPdf.ts';
import { pathOfBoard } from '../boards/pathOfBoard.ts';
import { viewedBoard } from '../boards/viewedBoard.ts';
import { callIn } from '../context/callIn.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { sentBody, type UserCall } from '../http/Call.ts';
import type { Mailer } from '../mail/Mailer.ts';
import { readContent } from './mailingTasks.ts';
import { type Recipient, recipientsOf } from './recipients.ts';

const megabyte = 1024 * 1024;

/** Whether the user may send boards to others. */
export const maySend = ({ user }: Pick<UserCall, 'user'>): boolean => isGranted(user, 'Share', sharePage);

/** Makes a board with the rights of one recipient and sends it. Answers why not; undefined: it was sent. */
const sendTo = async (
  call: UserCall,
  mailer: Mailer,
  { id, mail, name }: Recipient,
  { board: boardName, subject, chosen }: MailingContent,
): Promise<string | undefined> => {
  const { say, context } = call;
  const account = await context.rights.of(id);
  if (account === undefined) return say('mailing.why.gone');
  if (!account.isEnabled) return say('mailing.why.off');
  if (mail === '') return say('mailing.why.noAddress');
  // The recipient sees no more than on screen: nothing of the caller's rights is left.
  const { looker: _looker, page: _page, ...plain } = call;
  const own: UserCall = { ...plain, user: account.user };
  const board = await viewedBoard(own, boardName);
  if (board === undefined) return say('mailing.why.noBoard');
  const made = await makeBoardPdf(own, board, { filters: chosen, measures: {} });
  if (typeof made === 'string') return say(`board.paper.${made}`);
  if (made.bytes.byteLength > mailingLimits.bytes)
    return say('mailing.why.tooLarge', { n: mailingLimits.bytes / megabyte });
  const now = context.clock.now();
  const time = now.slice(0, 16);
  const reason = await mailer.send({
    ...{ to: mail, subject, path: pathOfBoard(own, board.board) },
    text: say('mailing.letter', { name, board: board.title, time, maker: call.user.realName }),
    files: [{ name: pdfName(board.title, now), type: 'application/pdf', bytes: made.bytes }],
  });
  return reason === undefined ? undefined : say('mailing.why.failed', { reason: reason.slice(0, 100) });
};

/**
 * `POST /api/jig/board/mail`: sends a board as PDF to users, to each what that user may see. Says who got none and why: the log of a
 * scheduled task keeps it.
 */
export const sendBoard = async (asked: UserCall): Promise<Answer<MailingTold>> => {
  const body = sentBody<MailingContent>(asked);
  const call = callIn(asked, body.locale);
  const { say, context } = call;
  const content = readContent(body);
  if (!maySend(call)) return refuse('403', say('mailing.noRight'));
  if ((await viewedBoard(call, content.board)) === undefined || content.board === '')
    return refuse('404', say('board.unknown', { name: content.board }));
  const { mailer } = context;
  if (mailer === undefined) return refuse('422', say('mailing.noMail'));
  const { people, gone } = await recipientsOf(context.db, content);
  const missed: { name: string; why: string }[] = gone.map((id) => ({
    ...{ name: `#${id}`, why: say('mailing.why.gone') },
  }));
  let sent = 0;
  // One after the other: a mailing leaves the print threads to people.
  for (const [at, person] of people.entries()) {
    const why =
      at >= mailingLimits.recipients
        ? say('mailing.why.tooMany', { n: mailingLimits.recipients })
        : await sendTo(call, mailer, person, content).catch((error: unknown) => {
            context.log.error({ err: error, user: person.id }, 'a board could not be sent');
            return say('mailing.why.error');
          });
    if (why === undefined) sent += 1;
    else missed.push({ name: person.name, why });
  }
  const told: MailingTold = { sent, of: people.length + gone.length, missed };
  const names = missed.map(({ name, why }) => say('mailing.who', { name, why }));
  const words = [
    say('mailing.sent', { n: sent, of: told.of }),
    ...(names.length === 0 ? [] : [say('mailing.missed', { people: names })]),
  ].join(call.locale === 'zh' ? '。' : '. ');
  return sent === 0 ? refuse('422', words, told) : succeed(words, told);
};
