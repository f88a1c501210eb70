import type { Issue } from '../schema/Issue.ts';
import type { Locale } from '../schema/Locale.ts';
import type { approvalMessages } from './approval.ts';
import type { approvalScreenMessages } from './approvalScreen.ts';
import type { batchMessages } from './batch.ts';
import type { boxMessages } from './box.ts';
import type { builtInPageMessages } from './builtInPage.ts';
import type { Message } from './Catalogue.ts';
import type { cardMessages } from './card.ts';
import type { checkMessages } from './check.ts';
import type { choiceMessages } from './choice.ts';
import type { codegenMessages } from './codegen.ts';
import type { collectionMessages } from './collection.ts';
import type { columnSetMessages } from './columnSet.ts';
import type { commentMessages } from './comment.ts';
import type { conditionMessages } from './condition.ts';
import type { connectionMessages } from './connection.ts';
import type { consequenceMessages } from './consequence.ts';
import { decisionMessages } from './decision.ts';
import type { designMessages } from './design.ts';
import type { designerMessages } from './designer.ts';
import type { draftMessages } from './draft.ts';
import type { editorMessages } from './editor.ts';
import type { effectMessages } from './effect.ts';
import type { entryScreenMessages } from './entryScreen.ts';
import type { excelTemplateMessages } from './excelTemplate.ts';
import type { excelTemplateActionMessages } from './excelTemplateAction.ts';
import type { expressionMessages } from './expression.ts';
import type { extensionMessages } from './extension.ts';
import type { favouriteMessages } from './favourite.ts';
import type { filterMessages } from './filter.ts';
import type { flowMessages } from './flow.ts';
import type { flowActionsMessages } from './flowActions.ts';
import type { flowCanvasMessages } from './flowCanvas.ts';
import type { flowDesignerMessages } from './flowDesigner.ts';
import type { flowLogMessages } from './flowLog.ts';
import type { flowPanelMessages } from './flowPanel.ts';
import type { forecastMessages } from './forecast.ts';
import { formMessages } from './form.ts';
import type { formDesignMessages } from './formDesign.ts';
import type { furtherPageMessages } from './furtherPage.ts';
import type { groupedRowsMessages } from './groupedRows.ts';
import type { historyMessages } from './history.ts';
import type { importMessages } from './import.ts';
import type { inboxMessages } from './inbox.ts';
import type { jsonSchemaMessages } from './jsonSchema.ts';
import type { keyCheckMessages } from './keyCheck.ts';
import type { leadMessages } from './lead.ts';
import type { linkMessages } from './link.ts';
import { listMessages } from './list.ts';
import type { listDialogMessages } from './listDialog.ts';
import type { loginMessages } from './login.ts';
import type { longWorkMessages } from './longWork.ts';
import type { lookMessages } from './look.ts';
import type { makeMessages } from './make.ts';
import type { menuMessages } from './menu.ts';
import type { mergeMessages } from './merge.ts';
import type { migrationMessages } from './migration.ts';
import type { operationLogMessages } from './operationLog.ts';
import type { operatorMessages } from './operator.ts';
import type { optionViewMessages } from './optionView.ts';
import type { optionViewEditingMessages } from './optionViewEditing.ts';
import type { paletteMessages } from './palette.ts';
import type { panelMessages } from './panel.ts';
import type { pickerMessages } from './picker.ts';
import type { pieceMessages } from './piece.ts';
import type { playgroundMessages } from './playground.ts';
import type { presenceMessages } from './presence.ts';
import type { printMessages } from './print.ts';
import type { printActionMessages } from './printAction.ts';
import type { printBlockMessages } from './printBlock.ts';
import type { printDesignMessages } from './printDesign.ts';
import type { problemMessages } from './problem.ts';
import type { publishMessages } from './publish.ts';
import type { queryMessages } from './query.ts';
import type { rehearsalMessages } from './rehearsal.ts';
import type { relatedMessages } from './related.ts';
import type { relationDesignMessages } from './relationDesign.ts';
import type { relationsMessages } from './relations.ts';
import type { reportMessages } from './report.ts';
import type { richTextMessages } from './richText.ts';
import type { scanCheckMessages } from './scanCheck.ts';
import type { scanPageMessages } from './scanPage.ts';
import type { schemaMessages } from './schema.ts';
import type { serverMessages } from './server.ts';
import type { settingsMessages } from './settings.ts';
import type { sheetMessages } from './sheet.ts';
import { shellMessages } from './shell.ts';
import type { spreadsheetMessages } from './spreadsheet.ts';
import type { sqlParameterMessages } from './sqlParameter.ts';
import type { taskMessages } from './task.ts';
import type { totalsMessages } from './totals.ts';
import type { treeMoveMessages } from './treeMove.ts';
import type { uploadMessages } from './upload.ts';
import type { usesMessages } from './uses.ts';
import type { validatorMessages } from './validator.ts';
import type { viewCheckMessages } from './viewCheck.ts';
import type { viewDesignMessages } from './viewDesign.ts';
import type { watchMessages } from './watch.ts';
import type { whyMessages } from './why.ts';
import type { workflowMessages } from './workflow.ts';
import type { workflowCheckMessages } from './workflowCheck.ts';

/**
 * Texts that every page may need. Other areas load with their code (`addMessages`), to keep the first
 * page small.
 */
const early = {
  ...formMessages,
  ...listMessages,
  ...decisionMessages,
  ...shellMessages,
} as const;

type Late = typeof batchMessages &
  typeof boxMessages &
  typeof scanCheckMessages &
  typeof scanPageMessages &
  typeof loginMessages &
  typeof queryMessages &
  typeof cardMessages &
  typeof checkMessages &
  typeof choiceMessages &
  typeof codegenMessages &
  typeof collectionMessages &
  typeof columnSetMessages &
  typeof approvalMessages &
  typeof approvalScreenMessages &
  typeof commentMessages &
  typeof conditionMessages &
  typeof consequenceMessages &
  typeof designerMessages &
  typeof editorMessages &
  typeof designMessages &
  typeof formDesignMessages &
  typeof builtInPageMessages &
  typeof connectionMessages &
  typeof lookMessages &
  typeof menuMessages &
  typeof taskMessages &
  typeof totalsMessages &
  typeof treeMoveMessages &
  typeof operatorMessages &
  typeof draftMessages &
  typeof entryScreenMessages &
  typeof expressionMessages &
  typeof extensionMessages &
  typeof furtherPageMessages &
  typeof favouriteMessages &
  typeof filterMessages &
  typeof flowMessages &
  typeof flowDesignerMessages &
  typeof flowCanvasMessages &
  typeof flowActionsMessages &
  typeof flowLogMessages &
  typeof forecastMessages &
  typeof flowPanelMessages &
  typeof historyMessages &
  typeof importMessages &
  typeof inboxMessages &
  typeof jsonSchemaMessages &
  typeof leadMessages &
  typeof longWorkMessages &
  typeof effectMessages &
  typeof linkMessages &
  typeof listDialogMessages &
  typeof mergeMessages &
  typeof migrationMessages &
  typeof panelMessages &
  typeof pickerMessages &
  typeof operationLogMessages &
  typeof optionViewMessages &
  typeof optionViewEditingMessages &
  typeof groupedRowsMessages &
  typeof paletteMessages &
  typeof pieceMessages &
  typeof playgroundMessages &
  typeof rehearsalMessages &
  typeof publishMessages &
  typeof makeMessages &
  typeof relatedMessages &
  typeof relationDesignMessages &
  typeof relationsMessages &
  typeof reportMessages &
  typeof richTextMessages &
  typeof presenceMessages &
  typeof excelTemplateMessages &
  typeof excelTemplateActionMessages &
  typeof printActionMessages &
  typeof printBlockMessages &
  typeof printDesignMessages &
  typeof printMessages &
  typeof problemMessages &
  typeof keyCheckMessages &
  typeof schemaMessages &
  typeof serverMessages &
  typeof settingsMessages &
  typeof sheetMessages &
  typeof spreadsheetMessages &
  typeof sqlParameterMessages &
  typeof uploadMessages &
  typeof usesMessages &
  typeof validatorMessages &
  typeof viewCheckMessages &
  typeof viewDesignMessages &
  typeof watchMessages &
  typeof whyMessages &
  typeof workflowMessages &
  typeof workflowCheckMessages;

/** Texts of capabilities of the browser, by key. Each declares its own by a module augmentation. */
// biome-ignore lint/suspicious/noEmptyInterface: capabilities augment it
export interface CapabilityTexts {}

/** Key of a text that a plugin brings. */
export type PluginKey = `plugin.${string}`;

/** Key of a text of the product, its capabilities included, or of a plugin. */
export type MessageKey = keyof (typeof early & Late & CapabilityTexts) | PluginKey;

/** Values of placeholders; a list is joined as the language does. */
export type MessageParams = Readonly<Record<string, string | number | readonly string[]>>;

/** Names in a row, as the language separates them. */
export const listed = (names: readonly string[], locale: Locale): string =>
  names.join(locale === 'zh' ? '、' : ', ');

const byKey = new Map<string, Message>(Object.entries(early));

/** Adds the texts of an area that does not load with every page: the code that shows them calls it. */
export function addMessages(area: Readonly<Record<string, Message>>): void {
  for (const [key, message] of Object.entries(area)) byKey.set(key, message);
}

/** All loaded texts, for tests and tools. */
export function knownMessages(): ReadonlyMap<string, Message> {
  return byKey;
}

/** True when the catalogue has this key. Rules of plugins may use texts outside the catalogue. */
export function isMessageKey(key: string): key is MessageKey {
  return byKey.has(key);
}

/** The text of a key. A placeholder without a param stays visible, so that the error is noticed. */
export function text(key: MessageKey, locale: Locale, params?: MessageParams): string {
  return fill(byKey.get(key)?.[locale] ?? key, locale, params);
}

/** Translates those params of an issue that are texts. */
type Wording = (params: MessageParams, locale: Locale) => MessageParams;

const wordings = new Map<string, Wording>();

/** Registers the wording of a rule whose params are texts, such as errors of formulas. */
export function addWording(rule: MessageKey, wording: Wording): void {
  wordings.set(rule, wording);
}

/** The text of an issue. A rule that is no key (a plugin's own text) is returned as it is. */
export function messageOf({ rule, params }: Pick<Issue, 'rule' | 'params'>, locale: Locale): string {
  return fill(byKey.get(rule)?.[locale] ?? rule, locale, wordings.get(rule)?.(params, locale) ?? params);
}

/** Maximum characters of one param in a text. Prevents messages from repeating long input. */
const longestParam = 1000;

function fill(template: string, locale: Locale, params: MessageParams | undefined): string {
  if (params === undefined || !template.includes('{')) return template;
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? cut(worded(params[name] ?? '', locale)) : place,
  );
}

const worded = (param: string | number | readonly string[], locale: Locale): string =>
  typeof param === 'object' ? listed(param, locale) : String(param);

const cut = (param: string): string =>
  param.length > longestParam ? `${param.slice(0, longestParam)}…` : param;

/** Label of an action; a plugin action is its own label. */
export function actionWord(action: string, locale: Locale): string {
  const key = `action.${action}`;
  return isMessageKey(key) ? text(key, locale) : action;
}

// Decisions hold the names of actions; the user reads their labels.
for (const rule of [
  'server.missingRight',
  'server.rightGranted',
  'server.grantBeyond',
  'server.lockBroken',
  'box.readonlyRight',
] as const) {
  addWording(rule, (params, locale) => ({ ...params, action: actionWord(String(params.action), locale) }));
}
// Its reason is the rule that refuses, with that rule's params.
addWording('box.readonlyBecause', (params, locale) => ({
  reason: messageOf({ rule: String(params.reason), params }, locale),
}));
