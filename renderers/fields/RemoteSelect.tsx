import SemiSelect from '@douyinfe/semi-ui/lib/es/select';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { arrow } from './arrow.tsx';
import { chosenAtOnce } from './chosenAtOnce.ts';
import { chosenKey, chosenKeys } from './chosenKeys.ts';
import { isInvalid } from './controlProps.ts';
import { groupProps } from './groupProps.ts';
import { readInput } from './readInput.ts';
import { semiOptions } from './semiOptions.ts';

/** Debounce between the last key and the request, in milliseconds. */
const pause = 250;

/**
 * A select whose options are too many to load. Asks the server for matches of the typed text, and for the
 * labels of chosen keys.
 */
export function RemoteSelect(props: FieldProps): ReactNode {
  const { schema, value, onChange, onBlur } = props;
  const { data } = useApp();
  const dicNo = schema.dataKey ?? '';
  const [found, setFound] = useState<readonly Option[]>([]);
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const [loading, setLoading] = useState(false);
  const [typed, setTyped] = useState('');
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const keys = chosenKeys(value);
  const wanted = keys.join(',');

  useEffect(() => {
    if (wanted === '' || dicNo === '') return;
    let current = true;
    void data.dictionaryLabels({ [dicNo]: wanted.split(',') }).then((answer) => {
      if (current && answer.ok) setChosen(answer.data.find((entry) => entry.dicNo === dicNo)?.data ?? []);
    });
    return () => {
      current = false;
    };
  }, [data, dicNo, wanted]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string): void => {
    setTyped(text.trim());
    clearTimeout(timer.current);
    const mine = ++asked.current;
    setLoading(true);
    timer.current = setTimeout(() => {
      void data.searchDictionary(dicNo, text, schema.url).then((answer) => {
        if (mine !== asked.current) return;
        setLoading(false);
        if (answer.ok) setFound(answer.data);
      });
    }, pause);
  };

  const multiple = schema.kind.isMultiple(schema);
  // Typed and chosen new texts are options too. Semi creates none in a remote list.
  const made = schema.allowCreate ? [typed, ...keys].filter((key) => key !== '') : [];
  const listed = new Set(found.map((option) => String(option.key)));
  const list = [
    ...semiOptions(found),
    ...semiOptions(chosen.filter((option) => !listed.has(String(option.key)))),
  ];
  const present = new Set(list.map((option) => option.value));
  for (const key of new Set(made))
    if (!present.has(key)) list.push({ value: key, label: key, disabled: false });
  return (
    <SemiSelect
      {...groupProps(props)}
      size={props.size ?? 'large'}
      arrowIcon={arrow}
      remote
      filter
      multiple={multiple}
      value={multiple ? [...keys] : chosenKey(value)}
      optionList={list}
      loading={loading}
      showClear={!props.required}
      placeholder={schema.placeholder ?? ''}
      validateStatus={isInvalid(props) ? 'error' : 'default'}
      inputProps={{ 'aria-label': schema.title }}
      onSearch={search}
      onFocus={() => found.length === 0 && search('')}
      {...chosenAtOnce(multiple, (next) => onChange(next === null ? null : readInput(schema, next)))}
      onBlur={onBlur}
    />
  );
}
