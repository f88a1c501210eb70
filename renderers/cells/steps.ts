import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Renderer } from '../../runtime/Renderer.ts';
import { valueKey } from './valueKey.ts';

/** Position of the value among the field's options, from 1, and their number. */
const stepOf = (field: ResolvedField, row: Row): { at: number; of: number; label: string } | undefined => {
  const key = valueKey(row[field.field]);
  const steps = field.data?.filter((option) => !option.hidden) ?? [];
  const index = steps.findIndex((option) => String(option.key) === key);
  const found = steps[index];
  return found && { at: index + 1, of: steps.length, label: found.value };
};

/** Progress of a record: step name and number over a bar. The steps are the field's options, in order. */
export const stepsRenderer: Renderer = {
  slot: 'cell',
  type: 'steps',
  text(field, row) {
    const step = stepOf(field, row);
    return step && `${step.label} ${step.at}/${step.of}`;
  },
  style(field, row) {
    const step = stepOf(field, row);
    return step && { bar: { share: step.at / step.of, color: step.at === step.of ? 'green' : 'blue' } };
  },
};
