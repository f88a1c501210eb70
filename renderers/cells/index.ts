import type { CellLook } from './CellLook.ts';
import { overdueLook } from './overdue.ts';
import { tagLook } from './tag.ts';

/** Looks of grid cells by name. */
export const cellLooks: ReadonlyMap<string, CellLook> = new Map([tagLook, overdueLook].map((look) => [look.cell, look]));
