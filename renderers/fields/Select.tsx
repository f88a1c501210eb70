import { type ReactNode, useMemo } from 'react';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { ChoiceInput } from './choice/ChoiceInput.tsx';
import { choiceOptions, optionsOf } from './choice/ChoiceOption.ts';
import { choiceProps } from './choice/choiceProps.ts';
import { chosenValue } from './choice/chosenValue.ts';
import { chosenKey, chosenKeys } from './chosenKeys.ts';
import { RemoteSelect } from './RemoteSelect.tsx';

/** Chooses one or several options of a list; `remote` lists ask the server. */
export function Select(props: FieldProps): ReactNode {
  const { schema, value, options, onChange } = props;
  const list = choiceOptions(options);
  const multiple = schema.kind.isMultiple(schema);
  const isLoading = options === undefined && schema.dataKey !== undefined;
  const chosen = useMemo(
    () => (isLoading ? [] : optionsOf(list, multiple ? chosenKeys(value) : oneKey(value))),
    [list, isLoading, multiple, value],
  );
  if (schema.remote) return <RemoteSelect {...props} />;
  return (
    <ChoiceInput
      {...choiceProps(props)}
      options={list}
      chosen={chosen}
      multiple={multiple}
      filters={schema.filterable !== false || schema.allowCreate === true}
      remote={false}
      creates={schema.allowCreate ?? false}
      mayClear={!props.required}
      isLoading={isLoading}
      onSearch={ignore}
      onChoose={(keys) => onChange(chosenValue(schema, keys, multiple))}
    />
  );
}

const ignore = (): void => undefined;

const oneKey = (value: Cell): readonly string[] => {
  const key = chosenKey(value);
  return key === undefined ? [] : [key];
};

export const selectRenderer: Renderer = { slot: 'field', type: 'select', Component: Select };
