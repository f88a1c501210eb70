import { excelTemplateEndpoints as endpoints } from '../../runtime/wire/excelTemplates/excelTemplateEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { userRoute } from '../http/Route.ts';
import { mayTakeLong } from '../longWork/mayTakeLong.ts';
import { tableRoute } from '../operations/tableRoute.ts';
import { demoTemplateFiles, startDemoTemplates } from './demo/demoFiles.ts';
import { excelTemplateHook } from './excelTemplateHook.ts';
import { exportByTemplate } from './exportByTemplate.ts';
import { excelTemplateSettings, offeredExcelTemplates } from './offeredExcelTemplates.ts';
import { sampleTemplate } from './sampleTemplate.ts';

/** Documents in workbooks of administrators' templates. */
export const excelTemplates: Capability = {
  name: 'excel templates',
  hooks: { excelTemplate: excelTemplateHook },
  routes: [
    mayTakeLong(tableRoute(endpoints.export, exportByTemplate)),
    userRoute(endpoints.templates, offeredExcelTemplates),
    userRoute(endpoints.sample, sampleTemplate),
  ],
  tableAddition: excelTemplateSettings,
  jobs: [startDemoTemplates],
  demo: demoTemplateFiles,
};
