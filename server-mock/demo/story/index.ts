import type { StoryStep } from './StoryStep.ts';
import accounts from './steps/accounts.json' with { type: 'json' };
import equipment from './steps/equipment.json' with { type: 'json' };
import finishedWork from './steps/finishedWork.json' with { type: 'json' };
import production from './steps/production.json' with { type: 'json' };
import quality from './steps/quality.json' with { type: 'json' };
import tools from './steps/tools.json' with { type: 'json' };
import transfers from './steps/transfers.json' with { type: 'json' };
import warehouse from './steps/warehouse.json' with { type: 'json' };
import type { StoryLack } from './storyLack.ts';

/** Steps that make the documents beside the orders of the demo company, in order: later steps use rows of earlier ones. */
export const storySteps = [
  ...production,
  ...warehouse,
  ...quality,
  ...equipment,
  ...tools,
  ...accounts,
  ...finishedWork,
  ...transfers,
] as unknown as readonly (StoryStep | StoryLack)[];
