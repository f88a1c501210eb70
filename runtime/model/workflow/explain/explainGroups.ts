import { compile, type Data, isEmpty, type Program, type Scope } from '../../../../expressions/index.ts';
import type { ConditionEntry, ConditionGroup } from '../../conditions/ConditionGroup.ts';
import { conditionTable } from '../../conditions/conditionField.ts';
import { bundles, groupsToTree, rowsOf } from '../../conditions/groupsToTree.ts';
import { operatorOfSign } from '../../conditions/operators/index.ts';
import { nodeWords } from '../../conditions/sentence/nodeWords.ts';
import { beginSentence } from '../../conditions/sentence/SentenceContext.ts';
import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import { recordScope } from '../../formulas/recordScope.ts';
import { type MessageKey, text } from '../../messages/index.ts';
import type { Row } from '../../schema/Row.ts';
import { type ExplainContext, type Reason, readsHiddenField } from './ExplainContext.ts';
import { figureText } from './figureText.ts';

/** Maximum conditions in one sentence; longer ones are not read. */
const most = 4;

/** Explains why all condition groups hold, or which conditions fail. */
export function explainGroups(groups: readonly ConditionGroup[], view: ExplainContext): Reason {
  const reasons = groups.map((group) => groupReason(group, view));
  const holds = reasons.every((one) => one.holds);
  const told = reasons.filter((one) => one.holds === holds);
  return {
    holds,
    text: joined(
      told.map((one) => one.text),
      view,
    ),
  };
}

function groupReason({ tjzType, tjOptions }: ConditionGroup, view: ExplainContext): Reason {
  const parts = tjzType === 'or' ? tjOptions.map((entry) => [entry]) : bundles(tjOptions);
  const reasons = parts.map((entries) => explainEntry(entries, view));
  const holds = tjzType === 'or' ? reasons.some((one) => one.holds) : reasons.every((one) => one.holds);
  const told = reasons.filter((one) => one.holds === holds);
  // For `or`, one fulfilled condition explains it; when it fails, all conditions are listed.
  const shown = tjzType === 'or' && holds ? told.slice(0, 1) : told;
  return {
    holds,
    text: joined(
      shown.map((one) => one.text),
      view,
    ),
  };
}

function joined(texts: readonly string[], { locale }: ExplainContext): string {
  const each = [...new Set(texts)];
  const some = each.slice(0, most).join(text('condition.and', locale));
  return each.length > most ? text('forecast.more', locale, { text: some, n: each.length - most }) : some;
}

/** Message keys of a comparison: where it holds, and where it does not. */
const spoken: Readonly<Record<string, readonly [MessageKey, MessageKey]>> = {
  '=': ['forecast.equal', 'forecast.unequal'],
  '!=': ['forecast.unequal', 'forecast.equal'],
  '>': ['forecast.greater', 'forecast.atMost'],
  '>=': ['forecast.atLeast', 'forecast.less'],
  '<': ['forecast.less', 'forecast.atLeast'],
  '<=': ['forecast.atMost', 'forecast.greater'],
  in: ['condition.in', 'condition.notIn'],
  notIn: ['condition.notIn', 'condition.in'],
  like: ['condition.like', 'forecast.notLike'],
};

/**
 * One condition as evaluated: `未税金额 12,000 > 10,000`, or, when false, `未税金额 8,000 ≤ 10,000`.
 * `entries`: one condition, or several that the same detail row must fulfil.
 */
function explainEntry(entries: readonly ConditionEntry[], view: ExplainContext): Reason {
  const [entry] = entries;
  const holds = entry !== undefined && isTrue(entries, entry, view);
  const fields = entries.map((one) => fieldOfEntry(one, view));
  if (entry === undefined || fields.includes(undefined))
    return { holds, text: text('forecast.damaged', view.locale) };
  if (readsHiddenField([{ tjzType: 'and', tjOptions: entries }], view))
    return { holds, text: text(holds ? 'forecast.unseenHolds' : 'forecast.unseenFails', view.locale) };
  if (entry.tableName !== undefined) return { holds, text: rowsText(entries, holds, view) };
  const value = view.scope.read(entry.field) ?? null;
  return { holds, text: compared(entry, fields[0], value, holds, view) };
}

const programs = new WeakMap<ConditionEntry, Program>();

/** Compiles each condition once; definitions are cached, so the entries keep their identity. */
function isTrue(entries: readonly ConditionEntry[], first: ConditionEntry, view: ExplainContext): boolean {
  const known = programs.get(first);
  const program = known ?? compile(groupsToTree([{ tjzType: 'and', tjOptions: entries }], view.document));
  if (known === undefined) programs.set(first, program);
  const answer = program.run(view.scope, { now: view.now });
  return answer.ok && answer.value === true;
}

function fieldOfEntry({ tableName = '', field }: ConditionEntry, { document }: ExplainContext) {
  return conditionTable(document, tableName)?.table.byName.get(field);
}

/** The value of a field compared with the constant. */
function compared(
  entry: ConditionEntry,
  field: ResolvedField | undefined,
  value: Data,
  holds: boolean,
  view: ExplainContext,
): string {
  const { locale } = view;
  const { filterType, value: wanted = null } = entry;
  const says = operatorOfSign(filterType)?.says ?? 'forecast.equal';
  const [yes, no] = spoken[filterType] ?? [says, undefined];
  const title = field?.title ?? entry.field;
  const takesDays = operatorOfSign(filterType)?.takes === 'days';
  const right = takesDays ? String(wanted) : figureText(wanted, field, view);
  const asksPresence = filterType === 'empty' || filterType === 'notEmpty';
  if (isEmpty(value) && !asksPresence) {
    const condition = text(yes, locale, { left: title, right });
    return holds ? condition : text('forecast.blank', locale, { title, condition });
  }
  const left = asksPresence && isEmpty(value) ? title : `${title} ${figureText(value, field, view)}`;
  if (holds) return text(yes, locale, { left, right });
  return no === undefined
    ? text('condition.not', locale, { left: text(says, locale, { left, right }) })
    : text(no, locale, { left, right });
}

/** Words for conditions on detail rows: the matching row, the total, or the plain sentence. */
function rowsText(entries: readonly ConditionEntry[], holds: boolean, view: ExplainContext): string {
  const [entry] = entries;
  if (entry === undefined) return '';
  const { document, locale, scope } = view;
  const { tableName = '' } = entry;
  const detail = document.details.find(({ table }) => table.table === tableName);
  const name = detail?.schema.cnName ?? detail?.table.cnName ?? tableName;
  const rows = asRows(scope.read(tableName));
  if (rowsOf(entry) === 'sum') {
    const field = fieldOfEntry(entry, view);
    const sum: Scope = { read: () => rows.map((row) => row[entry.field] ?? null) };
    const total = sumOf(sum);
    const title = text('condition.sum', locale, { left: name, right: field?.title ?? entry.field });
    return compared(
      { field: entry.field, filterType: entry.filterType, ...valued(entry) },
      field && { ...field, title },
      total,
      holds,
      view,
    );
  }
  const at = rowsOf(entry) === 'any' && holds ? rows.findIndex((row) => fulfils(row, entries, view)) : -1;
  const row = rows[at];
  if (row !== undefined) {
    const parts = entries.map((one) =>
      compared(one, fieldOfEntry(one, view), row[one.field] ?? null, true, view),
    );
    const said = parts.join(text('condition.and', locale));
    return text('forecast.row', locale, { name, n: at + 1, said });
  }
  const tree = groupsToTree([{ tjzType: 'and', tjOptions: entries }], document);
  const label = view.label?.bind(view);
  const options = { now: view.now, ...(label === undefined ? {} : { label }) };
  const sentence = nodeWords(tree.root, beginSentence(document, locale, options)).text;
  return holds ? sentence : text('condition.not', locale, { left: sentence });
}

function valued({ value }: ConditionEntry): Pick<ConditionEntry, 'value'> {
  return value === undefined ? {} : { value };
}

/** Whether one row alone fulfils all entries. */
function fulfils(row: Row, entries: readonly ConditionEntry[], view: ExplainContext): boolean {
  const { document, now } = view;
  const own = entries.map(({ tableName: _, rows: __, ...entry }) => entry);
  const detail = document.details.find(({ table }) => table.table === entries[0]?.tableName);
  if (detail === undefined) return false;
  const rowDocument: typeof document = { main: detail.table, details: [] };
  const answer = compile(groupsToTree([{ tjzType: 'and', tjOptions: own }], rowDocument)).run(
    recordScope(row),
    { now },
  );
  return answer.ok && answer.value === true;
}

const total = compile({
  root: { kind: 'call', name: 'sum', operands: [{ kind: 'variable', of: 'record', path: ['values'] }] },
});

function sumOf(scope: Scope): Data {
  const answer = total.run(scope);
  return answer.ok ? answer.value : null;
}

function asRows(value: Data | undefined): readonly Row[] {
  return Array.isArray(value) ? (value as readonly Row[]) : [];
}
