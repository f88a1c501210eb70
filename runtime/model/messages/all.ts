import { addErrorWording } from '../expression/errorText.ts';
import { addExampleWording } from '../workflow/check/exampleWording.ts';
import { approvalMessages } from './approval.ts';
import { approvalScreenMessages } from './approvalScreen.ts';
import { columnSetMessages } from './columnSet.ts';
import { conditionMessages } from './condition.ts';
import { consequenceMessages } from './consequence.ts';
import { designMessages } from './design.ts';
import { designerMessages } from './designer.ts';
import { draftMessages } from './draft.ts';
import { explainMessages } from './explain.ts';
import { expressionMessages } from './expression.ts';
import { extensionMessages } from './extension.ts';
import { filterMessages } from './filter.ts';
import { flowMessages } from './flow.ts';
import { flowActionsMessages } from './flowActions.ts';
import { flowCanvasMessages } from './flowCanvas.ts';
import { flowDesignerMessages } from './flowDesigner.ts';
import { flowLogMessages } from './flowLog.ts';
import { flowPanelMessages } from './flowPanel.ts';
import { flowTimeMessages } from './flowTime.ts';
import { flowWordsMessages } from './flowWords.ts';
import { forecastMessages } from './forecast.ts';

import { forecastScreenMessages } from './forecastScreen.ts';
import { importMessages } from './import.ts';
import { inboxMessages } from './inbox.ts';
import { addMessages } from './index.ts';
import { jsonSchemaMessages } from './jsonSchema.ts';
import { leadMessages } from './lead.ts';
import { listDialogMessages } from './listDialog.ts';
import { mergeMessages } from './merge.ts';
import { migrationMessages } from './migration.ts';
import { paletteMessages } from './palette.ts';
import { pickerMessages } from './picker.ts';
import { playgroundMessages } from './playground.ts';
import { presenceMessages } from './presence.ts';
import { publishMessages } from './publish.ts';
import { rehearsalMessages } from './rehearsal.ts';
import { richTextMessages } from './richText.ts';
import { scanMessages } from './scan.ts';
import { schemaMessages } from './schema.ts';
import { serverMessages } from './server.ts';
import { sheetMessages } from './sheet.ts';
import { spreadsheetMessages } from './spreadsheet.ts';
import { sqlParameterMessages } from './sqlParameter.ts';
import { uploadMessages } from './upload.ts';
import { validatorMessages } from './validator.ts';
import { watchMessages } from './watch.ts';
import { whyMessages } from './why.ts';
import { workflowMessages } from './workflow.ts';
import { workflowCheckMessages } from './workflowCheck.ts';

// Importing this file makes every text known: the server, the command line and the designers' chunks do.
for (const area of [
  approvalMessages,
  approvalScreenMessages,
  columnSetMessages,
  conditionMessages,
  consequenceMessages,
  designerMessages,
  designMessages,
  draftMessages,
  explainMessages,
  expressionMessages,
  extensionMessages,
  filterMessages,
  flowMessages,
  flowDesignerMessages,
  flowCanvasMessages,
  flowActionsMessages,
  flowLogMessages,
  forecastMessages,
  flowWordsMessages,
  forecastScreenMessages,
  flowPanelMessages,
  flowTimeMessages,
  importMessages,
  inboxMessages,
  jsonSchemaMessages,
  leadMessages,
  listDialogMessages,
  mergeMessages,
  migrationMessages,
  pickerMessages,
  paletteMessages,
  playgroundMessages,
  rehearsalMessages,
  publishMessages,
  richTextMessages,
  presenceMessages,
  scanMessages,
  schemaMessages,
  serverMessages,
  sheetMessages,
  spreadsheetMessages,
  sqlParameterMessages,
  uploadMessages,
  validatorMessages,
  watchMessages,
  whyMessages,
  workflowMessages,
  workflowCheckMessages,
]) {
  addMessages(area);
}
addErrorWording();
addExampleWording();
