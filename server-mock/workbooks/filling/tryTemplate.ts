import { SheetFault } from '../SheetFault.ts';
import type { FilledDocument, FillingPlan } from './FilledValues.ts';
import { fillingBudget, fillTemplate } from './fillTemplate.ts';
import type { Template } from './readTemplate.ts';

const documents: readonly FilledDocument[] = [{ name: '1', values: [], rows: {} }];

/** Fills a template with nothing, so that parts that cannot be read are found before. Throws SheetFault. */
export const tryTemplate = (template: Template, plan: FillingPlan): void => {
  const filling = { plan, documents, list: [] };
  try {
    fillTemplate(template, filling, documents, fillingBudget());
  } catch (error) {
    throw error instanceof SheetFault && error.rule !== 'sheet.unreadable'
      ? error
      : new SheetFault('excelTemplate.damaged');
  }
};
