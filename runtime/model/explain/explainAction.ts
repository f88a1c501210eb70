import { authorize, isGranted } from '../access/authorize.ts';
import type { User } from '../access/User.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { messageOf, text } from '../messages/index.ts';
import type { Locale } from '../schema/Locale.ts';
import type { Row } from '../schema/Row.ts';
import type { Reason } from './Reason.ts';

/** Maximum rows that are named; the others are counted. */
const mostRows = 5;

/** Input for explaining one button of a toolbar, a record or selected rows. */
export interface ActionQuestion {
  /** The right that the button needs. */
  readonly right: string;
  /** The text of the button. */
  readonly title: string;
  readonly user: User;
  readonly table: ResolvedTable;
  /** The rows that the button would act on. */
  readonly rows: readonly Row[];
  readonly locale: Locale;
  /** The time that locks are evaluated at. */
  readonly now: string;
  /** Whether the page has the button. Default true. */
  readonly offered?: boolean;
  /** Why the present selection does not fit, in words. Undefined when it fits. */
  readonly selection?: string | undefined;
}

/**
 * Explains why a button is missing or would be refused. Reasons for a missing button come first; empty when
 * it works. Never throws.
 */
export function explainAction(question: ActionQuestion): readonly Reason[] {
  const { offered = true, selection, title, locale } = question;
  if (!offered) return [{ text: text('why.notOffered', locale, { title }) }];
  const missing = rightReason(question);
  if (missing) return [missing];
  const rows = rowReasons(question);
  return selection === undefined ? rows : [{ text: named(question, selection) }, ...rows];
}

/** Begins the sentence with the button, since reasons of several buttons share one list. */
const named = ({ title, locale }: ActionQuestion, reason: string): string =>
  text('why.row', locale, { name: title, reason });

function rightReason(question: ActionQuestion): Reason | undefined {
  const { user, right, table, title, locale } = question;
  const decision = authorize(user, right, table);
  const roles = {
    by: text('why.roles', locale, { name: user.roleNames.length > 0 ? user.roleNames : user.userName }),
  };
  if (!decision.allowed) {
    const byRole = !isGranted(user, right, table.table);
    return { text: named(question, messageOf(decision.because, locale)), ...(byRole ? roles : {}) };
  }
  // The super administrator has every right, but only the buttons that the menu line offers (a log has no
  // 新建).
  const line = user.grants.get(table.table.toLowerCase());
  return line === undefined || line.has(right)
    ? undefined
    : { text: text('why.notInMenu', locale, { title, table: table.cnName }) };
}

function rowReasons(question: ActionQuestion): readonly Reason[] {
  const { user, right, table, rows, title, locale, now } = question;
  const refused = rows.flatMap((row) => {
    const decision = authorize(user, right, table, row, { now });
    if (decision.allowed) return [];
    const name = String(row[table.nameField] ?? row[table.key] ?? '');
    const reason = messageOf(decision.because, locale);
    return [{ text: text('why.row', locale, { name: `${title} ${name}`, reason }) }];
  });
  const left = refused.length - mostRows;
  return left > 0
    ? [...refused.slice(0, mostRows), { text: text('why.moreRows', locale, { n: left }) }]
    : refused;
}
