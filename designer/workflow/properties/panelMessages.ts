import { flowPanelMessages } from '../../../runtime/model/messages/flowPanel.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { workflowMessages } from '../../../runtime/model/messages/workflow.ts';
import { workflowCheckMessages } from '../../../runtime/model/messages/workflowCheck.ts';
import { addExampleWording } from '../../../runtime/model/workflow/check/exampleText.ts';

addMessages(flowPanelMessages);
addMessages(workflowMessages);
addMessages(workflowCheckMessages);
addExampleWording();
