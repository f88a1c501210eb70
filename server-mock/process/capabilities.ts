import { backup } from '../backup/backup.ts';
import { boards } from '../boards/boards.ts';
import { boardDesigning } from '../boards/design/boardDesigning.ts';
import type { Capability } from '../capability/Capability.ts';
import { codeGeneration } from '../codegen/codeGeneration.ts';
import { formCollections } from '../collections/formCollections.ts';
import { datasets } from '../datasets/datasets.ts';
import { formDesigns } from '../design/formDesigns.ts';
import { dictionaries } from '../dictionaries/dictionaries.ts';
import { documentEffects } from '../effects/documentEffects.ts';
import { excelTemplates } from '../excelTemplates/excelTemplates.ts';
import { extensionFields } from '../extension/extensionFields.ts';
import { productFacts } from '../facts/productFacts.ts';
import { favourites } from '../favourites/favourites.ts';
import { recordFiles } from '../files/recordFiles.ts';
import { keptFilters } from '../keptFilters/keptFilters.ts';
import { documentLinks } from '../links/documentLinks.ts';
import { longWork } from '../longWork/longWork.ts';
import { mailings } from '../mailings/mailings.ts';
import { menuEditing } from '../menus/menuEditing.ts';
import { metrics } from '../metrics/metrics.ts';
import { recordComments } from '../operations/comments/recordComments.ts';
import { imports } from '../operations/importing/imports.ts';
import { optionViews } from '../optionViews/optionViews.ts';
import { pageDesigning } from '../pages/pageDesigning.ts';
import { productSettings } from '../params/productSettings.ts';
import { recordPresence } from '../presence/recordPresence.ts';
import { printDesigning } from '../prints/design/printDesigning.ts';
import { prints } from '../prints/prints.ts';
import { proposals } from '../proposals/proposals.ts';
import { readers } from '../readers/readers.ts';
import { documentRelations } from '../relations/documentRelations.ts';
import { shares } from '../shares/shares.ts';
import { sqlParameters } from '../sqlParameters/sqlParameters.ts';
import { listSettings } from '../tableSettings/listSettings.ts';
import { scheduledTasks } from '../tasks/scheduledTasks.ts';
import { watching } from '../watching/watching.ts';
import { approval } from '../workflow/approval.ts';

/** What the server can do, in the order in which plugs and rules run. */
export const capabilities: readonly Capability[] = [
  dictionaries,
  sqlParameters,
  extensionFields,
  formDesigns,
  codeGeneration,
  formCollections,
  listSettings,
  optionViews,
  keptFilters,
  favourites,
  recordFiles,
  imports,
  recordComments,
  recordPresence,
  readers,
  productFacts,
  documentLinks,
  documentEffects,
  documentRelations,
  menuEditing,
  productSettings,
  proposals,
  scheduledTasks,
  longWork,
  prints,
  printDesigning,
  boardDesigning,
  pageDesigning,
  datasets,
  excelTemplates,
  boards,
  backup,
  watching,
  metrics,
  shares,
  mailings,
  approval,
];
