import { makeAutoObservable, observableRef } from 'mobx';
import type { TemplateExportBody } from '../../wire/excelTemplates/ExcelTemplates.ts';

/** Documents that a user wants to export with a template. */
export interface TemplateExportSubject {
  /** Name of the table or page in calls. */
  readonly table: string;
  /** As the user knows the table. */
  readonly name: string;
  /** How many were chosen; undefined: all that the list finds. */
  readonly count: number | undefined;
  /** Their keys, or the query that finds them. */
  readonly documents: TemplateExportBody;
}

/** The export with a template that stands over the page. */
export class TemplateExportStore {
  /** Undefined: none is open. */
  asked: TemplateExportSubject | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  open(subject: TemplateExportSubject): void {
    this.asked = subject;
  }

  close(): void {
    this.asked = undefined;
  }
}
