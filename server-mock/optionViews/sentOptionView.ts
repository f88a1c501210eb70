import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { checkOptionView } from '../../runtime/model/optionViews/checkOptionView.ts';
import { keepUnsaid } from '../../runtime/model/optionViews/keepUnsaid.ts';
import { optionViewLimits } from '../../runtime/model/optionViews/OptionView.ts';
import { type OptionViewFields, optionViewFields } from '../../runtime/model/optionViews/optionViewFields.ts';
import { readOptionView } from '../../runtime/model/optionViews/readOptionView.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { OptionViewRow } from '../../runtime/model/schema/OptionViewRow.ts';
import type { Answer } from '../http/Answer.ts';
import { refuse } from '../http/Answer.ts';
import { asText, type UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';

/** Texts of a view as sent, each cut to what may be stored. An absent one is empty. */
const textOf = (sent: JsonObject, name: string): string =>
  (asText(sent[name]) ?? '').slice(0, optionViewLimits.json + 1);

/**
 * A view that a client sent, read and written again, so that only what we understand is stored; or the refusal: a name,
 * damaged JSON, a frozen column that is hidden, users that do not exist. `stored`: the view that it changes.
 */
export const sentOptionView = async (
  call: UserCall,
  sent: JsonObject,
  doc: DocumentTable,
  stored?: OptionViewRow,
): Promise<{ readonly fields: OptionViewFields } | { readonly refused: Answer<never> }> => {
  const read = readOptionView({
    OptionView_Id: 0,
    OptionViewName: textOf(sent, 'OptionViewName'),
    OptionViewIcon: textOf(sent, 'OptionViewIcon').slice(0, optionViewLimits.icon),
    Tooptip: textOf(sent, 'Tooptip'),
    ScopeUser: textOf(sent, 'ScopeUser'),
    TableName: '',
    ColumnJson: textOf(sent, 'ColumnJson'),
    DetailsColumnJson: textOf(sent, 'DetailsColumnJson'),
    DetailsColumnJson2: textOf(sent, 'DetailsColumnJson2'),
    FiltersJson: textOf(sent, 'FiltersJson'),
    Jig: textOf(sent, 'Jig'),
    Creator: '',
    Version: 1,
    MayEdit: true,
    IsTab: true,
  });
  const view =
    stored && sent.Jig === undefined ? keepUnsaid(read, textOf(sent, 'FiltersJson'), stored) : read;
  if (view.damaged.length > 0) return { refused: refuse('422', call.say('server.paramsIncomplete')) };
  const issues = checkOptionView(view, doc);
  if (issues.length > 0) return { refused: issuesAnswer(call, issues) };
  const strangers = await unknownUsers(call, view.scope);
  if (strangers.length > 0)
    return { refused: refuse('422', call.say('optionView.unknownUsers', { users: strangers })) };
  const tables = [doc.main, ...doc.details.map(({ table }) => table)];
  const titleOf = (at: number, field: string): string => tables[at]?.byName.get(field)?.title ?? field;
  return { fields: optionViewFields(view, titleOf) };
};

/** Ids of a scope that name no user who may sign in. */
async function unknownUsers(
  { context }: UserCall,
  scope: ReturnType<typeof readOptionView>['scope'],
): Promise<readonly string[]> {
  if (scope === 'own' || scope === 'all') return [];
  const unknown: string[] = [];
  for (const id of scope) if ((await context.rights.of(id)) === undefined) unknown.push(String(id));
  return unknown;
}
