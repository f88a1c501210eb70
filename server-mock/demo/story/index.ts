import type { StoryStep } from './StoryStep.ts';
import accounts from './steps/accounts.json' with { type: 'json' };
import warehouse from './steps/warehouse.json' with { type: 'json' };
import type { StoryLack } from './storyLack.ts';

/** What happens in the company beside its orders, in the order in which it is told. These files belong to the program. */
export const storySteps = [...warehouse, ...accounts] as unknown as readonly (StoryStep | StoryLack)[];
