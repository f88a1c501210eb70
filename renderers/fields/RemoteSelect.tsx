import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useRetryWhenBack } from '../../runtime/host/useRetryWhenBack.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { ChoiceInput } from './choice/ChoiceInput.tsx';
import { choiceOptions, optionsOf } from './choice/ChoiceOption.ts';
import { choiceProps } from './choice/choiceProps.ts';
import { chosenValue } from './choice/chosenValue.ts';
import { useRemoteOptions } from './choice/useRemoteOptions.ts';
import { chosenKeys } from './chosenKeys.ts';

/**
 * A select whose options are too many to load. Asks the server for matches of the typed text, and for the
 * labels of chosen keys.
 */
export function RemoteSelect(props: FieldProps): ReactNode {
  const { schema, value, onChange } = props;
  const { data } = useApp();
  const dicNo = schema.dataKey ?? '';
  const [labels, setLabels] = useState<readonly Option[]>([]);
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [turn, setTurn] = useState(0);
  const [isMissing, setMissing] = useState(false);
  /** Keys the server was asked about; before, they are drawn as nothing and not as their codes. */
  const [answered, setAnswered] = useState('');
  const again = useCallback(() => setTurn((before) => before + 1), []);
  useRetryWhenBack(isMissing ? again : undefined);
  const { found, isLoading, search } = useRemoteOptions(dicNo, schema.url);
  const multiple = schema.kind.isMultiple(schema);
  const keys = chosenKeys(value);
  const wanted = keys.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` triggers a new load
  useEffect(() => {
    if (wanted === '' || dicNo === '') return;
    let current = true;
    void data.dictionaryLabels({ [dicNo]: wanted.split(',') }).then((answer) => {
      if (!current) return;
      setMissing(!answer.ok);
      setAnswered(wanted);
      if (answer.ok) setLabels(answer.data.find((entry) => entry.dicNo === dicNo)?.data ?? []);
    });
    return () => {
      current = false;
    };
  }, [data, dicNo, wanted, turn]);
  const options = choiceOptions(found);
  const known = [...options, ...choiceOptions(labels)];
  // Keys that were just chosen here, such as new ones, are words themselves.
  const isShown = (key: string): boolean =>
    answered === wanted || typed.includes(key) || known.some(({ value: one }) => one === key);
  const chosen = optionsOf(known, keys).map((one) => (isShown(one.value) ? one : { ...one, label: '' }));
  return (
    <ChoiceInput
      {...choiceProps(props)}
      options={options}
      chosen={chosen}
      multiple={multiple}
      filters
      remote
      creates={schema.allowCreate ?? false}
      mayClear={!props.required}
      isLoading={isLoading}
      onSearch={search}
      onChoose={(taken) => {
        setTyped(taken);
        onChange(chosenValue(schema, taken, multiple));
      }}
    />
  );
}
