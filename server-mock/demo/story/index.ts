import type { StoryStep } from './StoryStep.ts';
import accounts from './steps/accounts.json' with { type: 'json' };
import equipment from './steps/equipment.json' with { type: 'json' };
import production from './steps/production.json' with { type: 'json' };
import quality from './steps/quality.json' with { type: 'json' };
import tools from './steps/tools.json' with { type: 'json' };
import warehouse from './steps/warehouse.json' with { type: 'json' };
import type { StoryLack } from './storyLack.ts';

/** What happens in the company beside its orders, in the order in which it is told. These files belong to the program. */
export const storySteps = [
  ...production,
  ...warehouse,
  ...quality,
  ...equipment,
  ...tools,
  ...accounts,
] as unknown as readonly (StoryStep | StoryLack)[];
