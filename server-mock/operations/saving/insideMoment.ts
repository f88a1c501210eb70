import type { Moment } from '../../context/Hook.ts';
import type { WritingState } from './SaveState.ts';

/** The hook moment inside the transaction of a save. */
export const insideMoment = ({ stored }: Pick<WritingState, 'stored'>): Extract<Moment, `${string}Inside`> =>
  stored === undefined ? 'addInside' : 'updateInside';
