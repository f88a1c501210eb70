import type { Language } from '../Language.ts';
import type { Tree } from '../Tree.ts';
import { excelLanguage } from './excelLanguage.ts';
import { addFunctions, knownFunctions } from './functions/knownFunctions.ts';

let isWhole = false;

/** Whether a part of a formula calls a function that is not known. Declared functions are not either. */
const callsUnknown = (part: unknown): boolean => {
  if (part === null || typeof part !== 'object') return false;
  const { kind, name } = part as { readonly kind?: unknown; readonly name?: unknown };
  if (kind === 'call' && !knownFunctions.has(String(name))) return true;
  return Object.values(part).some(callsUnknown);
};

const isReady = (tree: Tree): boolean =>
  isWhole || tree.root.kind !== 'formula' || !callsUnknown(tree.root.body);

const load = async (): Promise<void> => {
  const { furtherFunctions } = await import('./functions/furtherFunctions.ts');
  addFunctions(furtherFunctions);
  isWhole = true;
};

/** Excel's formula language for browsers, which load most functions with the first formula that needs one. */
export const excelByNeed: Language = {
  ...excelLanguage,
  isReady,
  prepare: (tree) => (tree !== undefined && isReady(tree) ? undefined : load()),
};
