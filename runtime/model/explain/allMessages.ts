import { addErrorWording } from '../formulas/errorText.ts';
import { approvalMessages } from '../messages/approval.ts';
import { approvalScreenMessages } from '../messages/approvalScreen.ts';
import { batchMessages } from '../messages/batch.ts';
import { boardServerMessages } from '../messages/board.ts';
import { boardCardMessages } from '../messages/boardCard.ts';
import { boardCheckMessages } from '../messages/boardCheck.ts';
import { boardDesignMessages } from '../messages/boardDesign.ts';
import { boardPaperMessages } from '../messages/boardPaper.ts';
import { boardSheetMessages } from '../messages/boardSheet.ts';
import { boxMessages } from '../messages/box.ts';
import { builtInPageMessages } from '../messages/builtInPage.ts';
import { cardMessages } from '../messages/card.ts';
import { checkMessages } from '../messages/check.ts';
import { codegenMessages } from '../messages/codegen.ts';
import { collectionMessages } from '../messages/collection.ts';
import { columnSetMessages } from '../messages/columnSet.ts';
import { commentMessages } from '../messages/comment.ts';
import { composeMessages } from '../messages/compose.ts';
import { conditionMessages } from '../messages/condition.ts';
import { connectionMessages } from '../messages/connection.ts';
import { consequenceMessages } from '../messages/consequence.ts';
import { datasetMessages } from '../messages/dataset.ts';
import { designMessages } from '../messages/design.ts';
import { designerMessages } from '../messages/designer.ts';
import { draftMessages } from '../messages/draft.ts';
import { editorMessages } from '../messages/editor.ts';
import { effectMessages } from '../messages/effect.ts';
import { entryScreenMessages } from '../messages/entryScreen.ts';
import { excelTemplateMessages } from '../messages/excelTemplate.ts';
import { excelTemplateActionMessages } from '../messages/excelTemplateAction.ts';
import { expressionMessages } from '../messages/expression.ts';
import { extensionMessages } from '../messages/extension.ts';
import { favouriteMessages } from '../messages/favourite.ts';
import { filterMessages } from '../messages/filter.ts';
import { flowMessages } from '../messages/flow.ts';
import { flowActionsMessages } from '../messages/flowActions.ts';
import { flowCanvasMessages } from '../messages/flowCanvas.ts';
import { flowDesignerMessages } from '../messages/flowDesigner.ts';
import { flowLogMessages } from '../messages/flowLog.ts';
import { flowPanelMessages } from '../messages/flowPanel.ts';
import { forecastMessages } from '../messages/forecast.ts';
import { formDesignMessages } from '../messages/formDesign.ts';
import { furtherPageMessages } from '../messages/furtherPage.ts';
import { groupedRowsMessages } from '../messages/groupedRows.ts';
import { historyMessages } from '../messages/history.ts';
import { importMessages } from '../messages/import.ts';
import { inboxMessages } from '../messages/inbox.ts';
import { addMessages } from '../messages/index.ts';
import { jsonSchemaMessages } from '../messages/jsonSchema.ts';
import { keyCheckMessages } from '../messages/keyCheck.ts';
import { leadMessages } from '../messages/lead.ts';
import { linkMessages } from '../messages/link.ts';
import { listDialogMessages } from '../messages/listDialog.ts';
import { loginMessages } from '../messages/login.ts';
import { longWorkMessages } from '../messages/longWork.ts';
import { mailingMessages } from '../messages/mailing.ts';
import { makeMessages } from '../messages/make.ts';
import { menuMessages } from '../messages/menu.ts';
import { mergeMessages } from '../messages/merge.ts';
import { migrationMessages } from '../messages/migration.ts';
import { operationLogMessages } from '../messages/operationLog.ts';
import { operatorMessages } from '../messages/operator.ts';
import { optionViewMessages } from '../messages/optionView.ts';
import { optionViewEditingMessages } from '../messages/optionViewEditing.ts';
import { pageDesignMessages } from '../messages/pageDesign.ts';
import { paletteMessages } from '../messages/palette.ts';
import { panelMessages } from '../messages/panel.ts';
import { pickerMessages } from '../messages/picker.ts';
import { pieceMessages } from '../messages/piece.ts';
import { playgroundMessages } from '../messages/playground.ts';
import { presenceMessages } from '../messages/presence.ts';
import { printMessages } from '../messages/print.ts';
import { printActionMessages } from '../messages/printAction.ts';
import { printBlockMessages } from '../messages/printBlock.ts';
import { printDesignMessages } from '../messages/printDesign.ts';
import { publishMessages } from '../messages/publish.ts';
import { queryMessages } from '../messages/query.ts';
import { rehearsalMessages } from '../messages/rehearsal.ts';
import { relatedMessages } from '../messages/related.ts';
import { relationDesignMessages } from '../messages/relationDesign.ts';
import { relationsMessages } from '../messages/relations.ts';
import { reportMessages } from '../messages/report.ts';
import { richTextMessages } from '../messages/richText.ts';
import { scanCheckMessages } from '../messages/scanCheck.ts';
import { scanPageMessages } from '../messages/scanPage.ts';
import { schemaMessages } from '../messages/schema.ts';
import { serverMessages } from '../messages/server.ts';
import { settingsMessages } from '../messages/settings.ts';
import { shareServerMessages } from '../messages/share.ts';
import { sheetMessages } from '../messages/sheet.ts';
import { spreadsheetMessages } from '../messages/spreadsheet.ts';
import { sqlParameterMessages } from '../messages/sqlParameter.ts';
import { taskMessages } from '../messages/task.ts';
import { totalsMessages } from '../messages/totals.ts';
import { uploadMessages } from '../messages/upload.ts';
import { usesMessages } from '../messages/uses.ts';
import { validatorMessages } from '../messages/validator.ts';
import { viewCheckMessages } from '../messages/viewCheck.ts';
import { viewDesignMessages } from '../messages/viewDesign.ts';
import { watchMessages } from '../messages/watch.ts';
import { whyMessages } from '../messages/why.ts';
import { workflowMessages } from '../messages/workflow.ts';
import { workflowCheckMessages } from '../messages/workflowCheck.ts';
import { addExampleWording } from '../workflow/check/exampleText.ts';

// Registers every text. Imported by the server, the command line and the designers' chunks.
for (const area of [
  approvalMessages,
  approvalScreenMessages,
  batchMessages,
  boardCardMessages,
  boardCheckMessages,
  boardServerMessages,
  boardPaperMessages,
  boardSheetMessages,
  boardDesignMessages,
  datasetMessages,
  boxMessages,
  scanCheckMessages,
  scanPageMessages,
  cardMessages,
  checkMessages,
  codegenMessages,
  collectionMessages,
  columnSetMessages,
  commentMessages,
  composeMessages,
  conditionMessages,
  consequenceMessages,
  designerMessages,
  designMessages,
  formDesignMessages,
  builtInPageMessages,
  connectionMessages,
  operatorMessages,
  draftMessages,
  editorMessages,
  entryScreenMessages,
  expressionMessages,
  extensionMessages,
  furtherPageMessages,
  favouriteMessages,
  filterMessages,
  flowMessages,
  flowDesignerMessages,
  flowCanvasMessages,
  flowActionsMessages,
  flowLogMessages,
  forecastMessages,
  flowPanelMessages,
  historyMessages,
  importMessages,
  inboxMessages,
  jsonSchemaMessages,
  leadMessages,
  longWorkMessages,
  effectMessages,
  linkMessages,
  listDialogMessages,
  loginMessages,
  mergeMessages,
  migrationMessages,
  panelMessages,
  pickerMessages,
  operationLogMessages,
  optionViewMessages,
  optionViewEditingMessages,
  groupedRowsMessages,
  pageDesignMessages,
  paletteMessages,
  pieceMessages,
  playgroundMessages,
  queryMessages,
  rehearsalMessages,
  publishMessages,
  mailingMessages,
  makeMessages,
  relatedMessages,
  relationDesignMessages,
  relationsMessages,
  reportMessages,
  richTextMessages,
  presenceMessages,
  excelTemplateMessages,
  excelTemplateActionMessages,
  printActionMessages,
  printBlockMessages,
  printDesignMessages,
  printMessages,
  keyCheckMessages,
  schemaMessages,
  serverMessages,
  settingsMessages,
  shareServerMessages,
  sheetMessages,
  spreadsheetMessages,
  sqlParameterMessages,
  menuMessages,
  taskMessages,
  totalsMessages,
  uploadMessages,
  usesMessages,
  validatorMessages,
  viewCheckMessages,
  viewDesignMessages,
  watchMessages,
  whyMessages,
  workflowMessages,
  workflowCheckMessages,
]) {
  addMessages(area);
}
addErrorWording();
addExampleWording();
