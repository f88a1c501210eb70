import type { App } from '../../runtime/host/AppContext.ts';
import type { UnitWord } from '../../runtime/model/fields/measuredText.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { cellText } from './cellText.ts';

/** Words for the units of a table's quantities: as its cells show them, the key while labels load. */
export const unitWord =
  (app: App, table: ResolvedTable): UnitWord =>
  ({ unitField = '' }, unit) =>
    cellText(app, table, { [unitField]: unit }, unitField) || unit;
