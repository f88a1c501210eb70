import type { App } from '../../../runtime/host/AppContext.ts';
import type { BoardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { cardKindOf } from '../../../runtime/model/boards/cards/cardKinds.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { cardProperties } from '../properties/cardProperties.ts';

const part = /^\/cards\/(\d+)(\/(?:asks|options))?$/;

/** Issues as the panel shows them: what a card lacks stands at the property that holds it, under its title. */
export const draftIssues = (
  board: BoardSchema,
  issues: readonly Issue[],
  { t, locale }: Pick<App, 't' | 'locale'>,
): readonly Issue[] =>
  issues.map((issue) => {
    const [, at, within = ''] = part.exec(issue.path) ?? [];
    const card = at === undefined ? undefined : board.cards[Number(at)];
    const kind = card && cardKindOf(card);
    if (kind === undefined || issue.rule !== 'schema.missingProperty') return issue;
    const place = `${within}/${String(issue.params.name)}`;
    // A card without options lacks all that its kind needs; the first of them says so.
    const property = cardProperties(kind).find(
      (one) => one.place === place || one.place.startsWith(`${place}/`),
    );
    if (property === undefined) return issue;
    const option = kind.options?.find(({ name }) => property.place === `/options/${name}`);
    const name = typeof property.title === 'string' ? t(property.title) : (option?.title[locale] ?? '');
    return { ...issue, path: `/cards/${at}${property.place}`, rule: 'boardDesign.needed', params: { name } };
  });
