import { backupMessages } from './backup.ts';
import type { Catalogue } from './Catalogue.ts';
import { doctorMessages } from './doctor.ts';

/** What commands tell the operator. */
export const operatorMessages = { ...backupMessages, ...doctorMessages } as const satisfies Catalogue;
