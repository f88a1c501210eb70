import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { SaveIssue } from '../../runtime/model/schema/Issue.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import type { Answer } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { Refusal } from '../http/Refusal.ts';
import { GuardedTable } from '../reading/GuardedTable.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { keyText } from '../records/keyText.ts';

/** Language of a refusal that no user reads. */
const defaultLocale: Locale = 'zh';

/** Most documents that a refusal names. */
const mostNamed = 5;

/** Documents that bar a change. */
export interface Followers {
  readonly main: ResolvedTable;
  readonly keys: readonly Cell[];
}

/** What is wrong, and the documents that its message names in `{documents}`. */
export interface BarredIssue {
  readonly issue: SaveIssue;
  readonly followers?: readonly Followers[];
}

const countedOnly = ({ issue, followers = [] }: BarredIssue): SaveIssue => ({
  ...issue,
  params: {
    ...issue.params,
    documents: text('link.hidden', defaultLocale, {
      count: followers.reduce((sum, { keys }) => sum + keys.length, 0),
    }),
  },
});

/** Names the documents that the caller may see; the others are counted. */
const named = async (call: UserCall, followers: readonly Followers[]): Promise<readonly string[]> => {
  const names: string[] = [];
  let hidden = 0;
  let more = 0;
  for (const { main, keys } of followers) {
    const found = accessTable(call, main.table, 'Search');
    const rows =
      'refused' in found || !found.access.readable.has(main.nameField)
        ? []
        : await GuardedTable.of(call, main).select(call.context.db, {
            columns: new Set([main.key, main.nameField]),
            where: sql`${name(main.key)} = ${anyOf(keys)}`,
          });
    const list = 'rows' in rows ? rows.rows : [];
    const shown = list.slice(0, mostNamed).map((row) => keyText(row[main.nameField] as Cell));
    names.push(...shown.map((code) => `${main.cnName} ${code}`));
    more += list.length - shown.length;
    hidden += keys.length - list.length;
  }
  if (more > 0) names.push(call.say('link.others', { count: more }));
  if (hidden > 0) names.push(call.say('link.hidden', { count: hidden }));
  return names;
};

/** A change that links between documents do not allow. The documents in the way are named to those who may see them. */
export class BarredByLinks extends Refusal {
  constructor(readonly issues: readonly BarredIssue[]) {
    super(
      issuesAnswer(
        { locale: defaultLocale, say: (key, params) => text(key, defaultLocale, params) },
        issues.map(countedOnly),
      ),
    );
  }

  override async answerFor(call: UserCall): Promise<Answer<never>> {
    const issues: SaveIssue[] = [];
    for (const { issue, followers = [] } of this.issues)
      issues.push({ ...issue, params: { ...issue.params, documents: await named(call, followers) } });
    return issuesAnswer(call, issues);
  }
}
