import type { Moment } from '../../context/Hook.ts';
import type { WritingState } from './SaveState.ts';

/** The moment of a table's hooks inside the save's transaction. */
export const insideMoment = ({ stored }: Pick<WritingState, 'stored'>): Extract<Moment, `${string}Inside`> =>
  stored === undefined ? 'addInside' : 'updateInside';
