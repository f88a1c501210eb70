import { addWording, text } from '../../messages/index.ts';

/** Signs in the param `example` for what languages say differently. */
export const emptyValue = '∅';
export const anyRecord = '∗';

const spoken = [
  'workflowCheck.gap',
  'workflowCheck.overlap',
  'workflowCheck.dead',
  'workflowCheck.deadStart',
  'workflowCheck.shadowed',
  'workflowCheck.pathNever',
  'workflowCheck.bothStart',
] as const;

/** Makes messages with an example say it in the reader's language; called once by `messages/all.ts`. */
export function addExampleWording(): void {
  for (const rule of spoken) {
    addWording(rule, (params, locale) => ({
      ...params,
      example: String(params.example)
        .replaceAll(emptyValue, text('workflowCheck.emptyValue', locale))
        .replaceAll(anyRecord, text('workflowCheck.anyRecord', locale)),
    }));
  }
}
