import type { App } from '../../host/AppContext.ts';
import type { EditBoxStore } from '../box/EditBoxStore.ts';
import { ForecastStore } from './ForecastStore.ts';

const known = new WeakMap<EditBoxStore, { readonly turn: number; readonly store: ForecastStore }>();

/** The forecast of the record that a box has open; each opening has one of its own. */
export function forecastOf(app: Pick<App, 'data' | 't'>, box: EditBoxStore): ForecastStore {
  const { turn } = box;
  const made = known.get(box);
  if (made?.turn === turn) return made.store;
  const store = new ForecastStore(app, box);
  known.set(box, { turn, store });
  return store;
}
