import type { RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { cellText } from './cellText.ts';
import type { FlowProperty } from './FlowProperty.ts';

type Given = Omit<FlowProperty, 'schema' | 'read' | 'write'>;

/** A text of the part. */
export const textProperty = (given: Given): FlowProperty => ({
  ...given,
  schema: () => ({ type: 'string' }),
  read: ({ part }) => cellText(part[given.name]),
  write: (value): RawObject => ({ [given.name]: typeof value === 'string' ? value : '' }),
});
