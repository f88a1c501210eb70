import { backupMessages } from './backup.ts';
import type { Catalogue } from './Catalogue.ts';
import { doctorMessages } from './doctor.ts';
import { statusMessages } from './status.ts';

/** What commands tell the operator. */
export const operatorMessages = {
  ...backupMessages,
  ...doctorMessages,
  ...statusMessages,
} as const satisfies Catalogue;
