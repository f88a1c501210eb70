import { explain, type RunOptions, type Scope, type Tree } from '../../../expressions/index.ts';
import { conditionSentence } from '../conditions/conditionSentence.ts';
import type { SentenceOptions } from '../conditions/sentence/SentenceContext.ts';
import type { DocumentTable } from '../DocumentTable.ts';
import { type ExplanationLine, explanationLines } from '../explanation/explanationLines.ts';
import { isTree } from '../expression/isTree.ts';
import { readFormula } from '../expression/readExpression.ts';
import type { FieldState, FieldStateName } from '../fieldState.ts';
import type { Issue } from '../Issue.ts';
import type { Layer } from '../Layer.ts';
import type { Locale } from '../Locale.ts';
import { isMessageKey, type MessageKey, messageOf, text } from '../messages/index.ts';
import type { Provenance, ResolvedField } from '../ResolvedTable.ts';
import type { Formula } from '../schema/Condition.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';

/** Why a field is as it is: one sentence, who decided it, and for a computed value how it came about. */
export interface FieldReason {
  readonly text: string;
  /** The layer that decided, in words: `角色 销售`, `数据表 销售订单`; undefined: nobody in particular. */
  readonly by?: string;
  readonly lines?: readonly ExplanationLine[];
}

/** What is asked about one field of one record. */
export interface WhyQuestion {
  readonly field: ResolvedField;
  /** What conditions and formulas of the field read: of a detail field a document of its own with the header as main. */
  readonly doc: DocumentTable;
  readonly state: FieldState;
  readonly scope: Scope;
  readonly run: RunOptions;
  readonly locale: Locale;
  readonly because: Provenance;
  /** Labels of keys, and the time for date tokens. */
  readonly words?: SentenceOptions;
  /** What locks the whole record, when something does. */
  readonly lock?: Issue | undefined;
}

/** Properties of a field that hold for every record: each is a sentence of its own. */
const always: readonly (keyof FieldSchema)[] = ['numberRule', 'lookup', 'stamp', 'default', 'authShow'];

/** Everything that makes the field hidden, locked, asked for, filled or computed now (issue 4, point 11). Never throws. */
export function fieldReasons(question: WhyQuestion): readonly FieldReason[] {
  const { field, lock, locale } = question;
  const locked = lock === undefined ? [] : [{ text: messageOf(lock, locale) }];
  const states = (['hidden', 'disabled', 'readonly', 'required'] as const).flatMap((name) =>
    stateReason(question, name),
  );
  const fixed = always.flatMap((property) =>
    field[property] === undefined || field[property] === false ? [] : [propertyReason(question, property)],
  );
  const found = [...locked, ...states, ...computedReason(question), ...fixed];
  return found.length > 0 ? found : [{ text: text('why.free', locale, { title: field.title }) }];
}

function stateReason(question: WhyQuestion, name: FieldStateName): readonly FieldReason[] {
  const { field, state, locale, doc } = question;
  const property = state.because(name);
  // What a formula locks is said with the formula.
  if (property === undefined || property === 'formula') return [];
  const title = field.title;
  const said = field[property];
  const when =
    property.endsWith('When') && typeof said === 'object' && said !== null
      ? conditionSentence(said as Parameters<typeof conditionSentence>[0], doc, locale, question.words)
      : undefined;
  const words =
    when === undefined
      ? text(`why.${name}`, locale, { title })
      : text(`why.${name}When`, locale, { title, condition: when });
  return [withLayer(question, property, { text: words })];
}

function computedReason(question: WhyQuestion): readonly FieldReason[] {
  const { field, locale, doc, scope, run } = question;
  if (field.formula === undefined) return [];
  const words = text('why.computed', locale, { title: field.title });
  const tree = treeOf(field.formula);
  const lines = tree ? explanationLines(explain(tree, scope, run), doc, locale, question.words) : [];
  return [withLayer(question, 'formula', { text: words, lines })];
}

/** Browsers get trees; what is still a text is read here. Undefined: it cannot be read, the schema check says why. */
function treeOf(formula: Formula): Tree | undefined {
  if (isTree(formula)) return formula;
  const read = readFormula(formula);
  return read.ok ? read.value : undefined;
}

function propertyReason(question: WhyQuestion, property: keyof FieldSchema): FieldReason {
  const { field, locale, doc } = question;
  const key = `why.${property}`;
  const via = field.lookup && (doc.main.byName.get(field.lookup.via)?.title ?? field.lookup.via);
  const params = { title: field.title, via: via ?? '' };
  return withLayer(question, property, { text: isMessageKey(key) ? text(key, locale, params) : property });
}

function withLayer(
  { field, because, locale, doc }: WhyQuestion,
  property: keyof FieldSchema,
  reason: FieldReason,
): FieldReason {
  const layer = because.because(field.field, property);
  return layer === undefined ? reason : { ...reason, by: layerWords(layer, locale, doc) };
}

/** Who decided, in words: the kind of layer and its name; the table itself by the name people know. */
function layerWords(layer: Layer, locale: Locale, { main }: DocumentTable): string {
  const key: MessageKey = `why.layer.${layer.kind}`;
  return text(key, locale, { name: layer.name === main.table ? main.cnName : layer.name });
}
