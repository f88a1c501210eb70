// Deep import: the library's index also loads its test tools, which need a validator that is not installed.
import MultiSchemaField from '@rjsf/core/lib/components/fields/MultiSchemaField.js';
import type { FieldProps } from '@rjsf/utils';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { NextLevel } from './NextLevel.tsx';

/** Maximum nesting of empty alternatives; deeper ones wait to be expanded. */
const mostEmpty = 2;
const EmptyLevels = createContext(0);

/**
 * One of several alternatives (`oneOf`, `anyOf`). An alternative may refer to the schema around it, so that
 * the library would nest it endlessly. Deeper levels without data therefore render on demand.
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

/** True for a value without content; objects may contain other empty objects. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isEmpty));
