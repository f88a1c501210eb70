import type { Check } from './Check.ts';
import { fileCheck } from './fileCheck.ts';
import { machineCheck } from './machineCheck.ts';
import { referenceCheck } from './referenceCheck.ts';
import { schemaCheck } from './schemaCheck.ts';
import { statementCheck } from './statementCheck.ts';

/** What `doctor` looks at besides links and totals, in order. */
export const checks: readonly Check[] = [
  schemaCheck,
  referenceCheck,
  fileCheck,
  machineCheck,
  statementCheck,
];
