import { partsOf } from '../capability/partsOf.ts';
import { routesWith } from '../routes/index.ts';
import { capabilities } from './capabilities.ts';

/** All routes of the product. */
export const routes = routesWith(partsOf(capabilities, (one) => one.routes));
