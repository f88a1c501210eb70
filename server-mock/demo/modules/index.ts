import accounts from './accounts.json' with { type: 'json' };
import bom from './bom.json' with { type: 'json' };
import calendar from './calendar.json' with { type: 'json' };
import type { DemoModule } from './DemoModule.ts';
import equipment from './equipment.json' with { type: 'json' };
import masterData from './masterData.json' with { type: 'json' };
import production from './production.json' with { type: 'json' };
import quality from './quality.json' with { type: 'json' };
import reports from './reports.json' with { type: 'json' };
import { roster } from './roster.ts';
import tasks from './tasks.json' with { type: 'json' };
import tools from './tools.json' with { type: 'json' };
import warehouse from './warehouse.json' with { type: 'json' };
import workOrders from './workOrders.json' with { type: 'json' };

/** Rows of the modules whose demo data need no arithmetic, in the order in which they are written. */
export const demoModules: readonly DemoModule[] = [
  masterData,
  bom,
  production,
  equipment,
  calendar,
  { Cal_TeamShift: roster(calendar, 28) },
  workOrders,
  reports,
  tools,
  accounts,
  quality,
  warehouse,
  tasks,
];
