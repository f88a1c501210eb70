// By path: the library's index also loads its test tools, which need a validator that is not installed.
import MultiSchemaField from '@rjsf/core/lib/components/fields/MultiSchemaField.js';
import type { FieldProps } from '@rjsf/utils';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { NextLevel } from './NextLevel.tsx';

/** Alternatives without data drawn inside each other before the next one waits to be expanded. */
const mostEmpty = 2;
const EmptyLevels = createContext(0);

/**
 * One of several alternatives (`oneOf`, `anyOf`). An alternative may lead back to the schema around it, and the library
 * would draw the first one inside itself without end: where there is no data, deeper levels are drawn on demand.
 */
export function AlternativeField(props: FieldProps): ReactNode {
  const above = useContext(EmptyLevels);
  const [isExpanded, setExpanded] = useState(false);
  const level = isExpanded || !isEmpty(props.formData) ? 0 : above + 1;
  if (level > mostEmpty)
    return <NextLevel title={String(props.schema.title ?? props.name)} onExpand={() => setExpanded(true)} />;
  return (
    <EmptyLevels.Provider value={level}>
      <MultiSchemaField {...props} />
    </EmptyLevels.Provider>
  );
}

/** Whether there is nothing in a value: objects may hold other empty objects. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isEmpty));
