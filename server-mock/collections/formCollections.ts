import type { Capability } from '../capability/Capability.ts';
import { answerPlug } from './answerPlug.ts';
import { demoForms } from './demo/demoForms.ts';
import { formHook } from './formHook.ts';
import { formRoutes } from './formRoutes.ts';

/** Forms that administrators design and people fill in; the answers to each are rows of a table of its own. */
export const formCollections: Capability = {
  name: 'form collections',
  routes: formRoutes,
  hooks: { collectionForm: formHook },
  plug: answerPlug,
  demo: demoForms,
};
