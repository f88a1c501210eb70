import { addWording, text } from '../../messages/index.ts';

/** Placeholders inside the param `example`, replaced by words of the reader's language. */
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

/** Translates the placeholders of messages with an example. Called once by `messages/all.ts`. */
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
