import type { BrowserCapability } from '../runtime/BrowserCapability.ts';
import { boards } from './boards/boards.ts';
import { calendar } from './calendar/calendar.ts';
import { effects } from './effects/effects.ts';
import { excelTemplates } from './excelTemplates/excelTemplates.ts';
import { favourites } from './favourites/favourites.ts';
import { longWork } from './longWork/longWork.ts';
import { mailings } from './mailings/mailings.ts';
import { optionViews } from './optionViews/optionViews.ts';
import { print } from './print/print.ts';
import { proposals } from './proposals/proposals.ts';
import { readers } from './readers/readers.ts';
import { report } from './report/report.ts';
import { shares } from './shares/shares.ts';
import { status } from './status/status.ts';
import { trail } from './trail/trail.ts';

/** Capabilities of the browser. Their parts stand in this order wherever several share a place. */
// biome-ignore format: one line each
export const capabilities: readonly BrowserCapability[] = [
  optionViews,
  favourites,
  trail,
  effects,
  report,
  calendar,
  longWork,
  print,
  excelTemplates,
  boards,
  shares,
  mailings,
  readers,
  proposals,
  status,
];
