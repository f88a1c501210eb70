import type { Asker } from './Asking.ts';
import { counts } from './counts.ts';
import { figure } from './figure.ts';
import { groups } from './groups.ts';
import { rows } from './rows.ts';

const askers: readonly Asker[] = [figure, groups, rows, counts];

/** How questions of this kind are answered. */
export const askerNamed = (name: string | undefined): Asker | undefined =>
  askers.find((asker) => asker.name === name);
