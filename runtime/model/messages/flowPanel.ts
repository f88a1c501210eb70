import type { Catalogue } from './Catalogue.ts';

/** Texts of the workflow designer's property panels (specification 2 sections 2.4, 4 and 5). */
export const flowPanelMessages = {
  'flowPanel.name': { zh: '节点名称', en: 'Node name' },
  'flowPanel.label': { zh: '连线名称', en: 'Label' },
  'flowPanel.flowName': { zh: '流程名称', en: 'Flow name' },
} as const satisfies Catalogue;
