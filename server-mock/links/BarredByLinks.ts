import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { SaveIssue } from '../../runtime/model/schema/Issue.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Answer } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { type DocumentIssue, Refusal } from '../http/Refusal.ts';
import { seenRecords } from '../reading/seenRecords.ts';
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

/** A value of a message: as it is, or a text of the schemas in the language of the caller. */
export type Said = string | ((catalog: SchemaCatalog, locale: Locale) => string | undefined);

/** The text of a value. */
export const saidIn = (catalog: SchemaCatalog, said: Said, locale: Locale = defaultLocale): string =>
  typeof said === 'string' ? said : (said(catalog, locale) ?? '');

/** What is wrong, and the documents that its message names in `{documents}`. */
export interface BarredIssue {
  readonly issue: Omit<SaveIssue, 'params'> & { readonly params: Readonly<Record<string, Said>> };
  readonly followers?: readonly Followers[];
  /** The document that it stands in. */
  readonly document?: DocumentIssue['document'];
}

const inWords = (
  { issue }: BarredIssue,
  catalog: SchemaCatalog,
  documents: string | readonly string[],
  locale: Locale,
): SaveIssue => ({
  ...issue,
  params: {
    ...Object.fromEntries(
      Object.entries(issue.params).map(([name, said]) => [name, saidIn(catalog, said, locale)]),
    ),
    documents,
  },
});

const countOf = ({ followers = [] }: BarredIssue): string =>
  text('link.hidden', defaultLocale, {
    count: followers.reduce((sum, { keys }) => sum + keys.length, 0),
  });

/** Names the documents that the caller may see; the others are counted. */
const named = async (call: UserCall, followers: readonly Followers[]): Promise<readonly string[]> => {
  const names: string[] = [];
  let hidden = 0;
  let more = 0;
  for (const { main, keys } of followers) {
    const list = [...(await seenRecords(call, main, keys, [main.nameField])).values()];
    const shown = list.slice(0, mostNamed).map((row) => keyText(row[main.nameField] as Cell));
    const title = call.context.catalog.table(main.table)?.cnName ?? main.cnName;
    names.push(...shown.map((code) => `${title} ${code}`));
    more += list.length - shown.length;
    hidden += keys.length - list.length;
  }
  if (more > 0) names.push(call.say('link.others', { count: more }));
  if (hidden > 0) names.push(call.say('link.hidden', { count: hidden }));
  return names;
};

/** A change that links between documents do not allow. The documents in the way are named to those who may see them. */
export class BarredByLinks extends Refusal {
  readonly #issues: readonly BarredIssue[];

  constructor(catalog: SchemaCatalog, issues: readonly BarredIssue[]) {
    super(
      issuesAnswer(
        { locale: defaultLocale, say: (key, params) => text(key, defaultLocale, params) },
        issues.map((one) => inWords(one, catalog, countOf(one), defaultLocale)),
      ),
    );
    this.#issues = issues;
  }

  override async answerFor(call: UserCall): Promise<Answer<never>> {
    const issues: SaveIssue[] = [];
    for (const one of this.#issues) issues.push(await this.#saidTo(call, one));
    return issuesAnswer(call, issues);
  }

  override async issuesFor(call: UserCall): Promise<readonly DocumentIssue[]> {
    const issues: DocumentIssue[] = [];
    for (const one of this.#issues)
      if (one.document !== undefined)
        issues.push({ document: one.document, issue: await this.#saidTo(call, one) });
    return issues;
  }

  async #saidTo(call: UserCall, one: BarredIssue): Promise<SaveIssue> {
    return inWords(one, call.context.catalog, await named(call, one.followers ?? []), call.locale);
  }
}
