import SemiSelect from '@douyinfe/semi-ui/lib/es/select';
import { type ReactNode, useEffect } from 'react';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { arrow } from './arrow.tsx';
import { chosenAtOnce } from './chosenAtOnce.ts';
import { chosenKey, chosenKeys } from './chosenKeys.ts';
import { isInvalid } from './controlProps.ts';
import { groupProps } from './groupProps.ts';
import { RemoteSelect } from './RemoteSelect.tsx';
import { readInput } from './readInput.ts';
import { semiOptions } from './semiOptions.ts';
import { tidyComboboxes } from './tidyComboboxes.ts';

/** Number of options from which only the visible ones are rendered. */
const virtualFrom = 500;
/** Selects with more options than this have a search, unless the schema says otherwise. */
const searchFrom = 10;
const virtualList = { height: 270, width: '100%', itemSize: 36 } as const;

/**
 * Chooses one or several options of a list. Long lists have a search and render only visible options;
 * `remote` ones ask the server.
 */
export function Select(props: FieldProps): ReactNode {
  const { schema, value, options, onChange, onBlur } = props;
  useEffect(tidyComboboxes, []);
  if (schema.remote) return <RemoteSelect {...props} />;
  const list = semiOptions(options);
  const multiple = schema.kind.isMultiple(schema);
  return (
    <SemiSelect
      {...groupProps(props)}
      size={props.size ?? 'large'}
      arrowIcon={arrow}
      multiple={multiple}
      value={multiple ? [...chosenKeys(value)] : chosenKey(value)}
      optionList={list}
      filter={schema.filterable ?? (list.length > searchFrom || schema.allowCreate === true)}
      allowCreate={schema.allowCreate ?? false}
      showClear={!props.required}
      loading={options === undefined && schema.dataKey !== undefined}
      placeholder={schema.placeholder ?? ''}
      validateStatus={isInvalid(props) ? 'error' : 'default'}
      inputProps={{ 'aria-label': schema.title }}
      {...chosenAtOnce(multiple, (chosen) => onChange(chosen === null ? null : readInput(schema, chosen)))}
      onBlur={onBlur}
      {...(list.length > virtualFrom ? { virtualize: virtualList } : {})}
    />
  );
}

export const selectRenderer: Renderer = { slot: 'field', type: 'select', label: 'group', Component: Select };
