import {
  explain,
  type FieldName,
  type RunOptions,
  type Scope,
  type Tree,
} from '../../../expressions/index.ts';
import { conditionSentence } from '../conditions/conditionSentence.ts';
import type { SentenceOptions } from '../conditions/sentence/SentenceContext.ts';
import { pluginFunctions } from '../fields/plugin/pluginFunctions.ts';
import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import { isStoredRecord } from '../fields/resolve/impliedFields.ts';
import type { Provenance, ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import { fieldNames } from '../formulas/fieldNames.ts';
import { canRun, formulaLanguages } from '../formulas/formulaLanguages.ts';
import { isTree } from '../formulas/isTree.ts';
import { readFormula } from '../formulas/readExpression.ts';
import { messageOf, text } from '../messages/index.ts';
import type { FieldState, FieldStateName } from '../record/fieldState.ts';
import type { Formula } from '../schema/Condition.ts';
import type { Issue } from '../schema/Issue.ts';
import type { Locale } from '../schema/Locale.ts';
import type { Cell } from '../schema/Row.ts';
import { figureReason } from './explainColumn.ts';
import { explainLines } from './explainLines.ts';
import type { Origin } from './Origin.ts';
import { originReasons } from './originReasons.ts';
import { decided, type FieldAsked, fixedReasons, type Reason } from './Reason.ts';

/** Input for explaining one field of one record. */
interface FieldQuestion {
  readonly field: ResolvedField;
  /**
   * The document that conditions and formulas of the field read. For a detail field, the detail row is its
   * main row.
   */
  readonly doc: DocumentTable;
  readonly state: FieldState;
  readonly scope: Scope;
  readonly run: RunOptions;
  readonly locale: Locale;
  readonly because: Provenance;
  /** Labels of keys, and the time for date tokens. */
  readonly words?: SentenceOptions;
  /** The lock of the whole record, if any. */
  readonly lock?: Issue | undefined;
  /** What the field is made of, where it is a column of a view or a figure. */
  readonly origin?: Origin | undefined;
  /** Key of the record. */
  readonly key?: Cell | undefined;
}

/** Explains what makes the field hidden, locked, required, filled or computed now. Never throws. */
export function explainField(question: FieldQuestion): readonly Reason[] {
  const { field, lock, locale, origin, key } = question;
  const locked = lock === undefined ? [] : [{ text: messageOf(lock, locale) }];
  const states = (['hidden', 'disabled', 'readonly', 'required'] as const).flatMap((name) =>
    stateReason(question, name),
  );
  const made = [...originReasons(origin, field.title, locale, key), ...figureReason(question)];
  const found = [
    ...made,
    ...locked,
    ...states,
    ...computedReason(question),
    ...fixedReasons(askedOf(question)),
  ];
  return found.length > 0 ? found : [{ text: text('why.free', locale, { title: field.title }) }];
}

function stateReason(question: FieldQuestion, name: FieldStateName): readonly Reason[] {
  const { field, state, locale, doc } = question;
  const property = state.because(name);
  // A lock by a formula is explained with the formula.
  if (property === undefined || property === 'formula') return [];
  const title = field.title;
  if (name === 'hidden' && field.withheld) return [{ text: text('why.withheld', locale, { title }) }];
  const said = field[property];
  if (said === isStoredRecord)
    return [decided(askedOf(question), property, { text: text('why.typedKey', locale, { title }) })];
  const when =
    property.endsWith('When') && typeof said === 'object' && said !== null
      ? conditionSentence(said as Parameters<typeof conditionSentence>[0], doc, locale, question.words)
      : undefined;
  const words =
    when === undefined
      ? text(`why.${name}`, locale, { title })
      : text(`why.${name}When`, locale, { title, condition: when });
  return [decided(askedOf(question), property, { text: words })];
}

function computedReason(question: FieldQuestion): readonly Reason[] {
  const { field, locale, doc, scope, run } = question;
  if (field.formula === undefined) return [];
  const words = text('why.computed', locale, { title: field.title });
  const tree = treeOf(field.formula, namesOf(question));
  const options = { ...run, languages: formulaLanguages(), functions: pluginFunctions() };
  const lines =
    tree && canRun(tree) ? explainLines(explain(tree, scope, options), doc, locale, question.words) : [];
  return [decided(askedOf(question), 'formula', { text: words, lines })];
}

/**
 * Browsers receive trees; a formula that is still text is parsed here. Undefined when it does not parse,
 * which the schema check reports.
 */
function treeOf(formula: Formula, fields: readonly FieldName[]): Tree | undefined {
  if (isTree(formula)) return formula;
  const read = readFormula(formula, fields);
  return read.ok ? read.value : undefined;
}

/** Names that a formula of the field may use. */
function namesOf({ doc }: FieldQuestion): readonly FieldName[] {
  return fieldNames(doc.main, { details: doc.details.map(({ table }) => table), mains: [] });
}

/** Sentences use the header's table; a detail field is explained with its detail as main table. */
const askedOf = ({ field, because, locale, doc }: FieldQuestion): FieldAsked => ({
  field,
  because,
  locale,
  table: doc.main,
});
