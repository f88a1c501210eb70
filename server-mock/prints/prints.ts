import { printEndpoints as endpoints } from '../../runtime/wire/print/printEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { publicRoute, userRoute } from '../http/Route.ts';
import { mayTakeLong } from '../longWork/mayTakeLong.ts';
import { tableRoute } from '../operations/tableRoute.ts';
import { offeredTemplates } from './offeredTemplates.ts';
import { keptAnswer, openPrint, printAnswer, printedAnswer } from './printCalls.ts';
import { printPlug } from './printPlug.ts';
import { printSettings } from './printSettings.ts';
import { printTables } from './printTables.ts';
import { startPrintSweep } from './startPrintSweep.ts';

/** Documents are printed with templates, as PDF. */
export const prints: Capability = {
  name: 'prints',
  tables: printTables,
  routes: [
    mayTakeLong(tableRoute(endpoints.print, printAnswer)),
    mayTakeLong(tableRoute(endpoints.keep, keptAnswer)),
    tableRoute(endpoints.printed, printedAnswer),
    userRoute(endpoints.templates, offeredTemplates),
    publicRoute(endpoints.open, openPrint),
  ],
  tableAddition: printSettings,
  plug: printPlug,
  jobs: [startPrintSweep],
};
