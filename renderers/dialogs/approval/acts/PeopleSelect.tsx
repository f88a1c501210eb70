import SemiSelect from '@douyinfe/semi-ui/lib/es/select';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import type { Option } from '../../../../runtime/model/schema/FieldSchema.ts';
import { arrow } from '../../../fields/arrow.tsx';
import { chosenAtOnce } from '../../../fields/chosenAtOnce.ts';
import { semiOptions } from '../../../fields/semiOptions.ts';
import { tidyComboboxes } from '../../../fields/tidyComboboxes.ts';

interface PeopleSelectProps {
  readonly id: string;
  /** Text of the visible label. */
  readonly name: string;
  readonly multiple: boolean;
  /** Keys of the chosen users. */
  readonly value: readonly string[];
  /** Id of the element with the error message; undefined without an error. */
  readonly describedBy: string | undefined;
  onChange(people: readonly string[]): void;
}

/** Milliseconds between the last key press and the search on the server. */
const pause = 250;

/** Select for users, searched by name on the server. */
export function PeopleSelect(props: PeopleSelectProps): ReactNode {
  const { id, name, multiple, value, describedBy, onChange } = props;
  const { data, t } = useApp();
  const [found, setFound] = useState<readonly Option[]>([]);
  const [known, setKnown] = useState<readonly Option[]>([]);
  const [loading, setLoading] = useState(false);
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(tidyComboboxes, []);
  const search = (text: string): void => {
    clearTimeout(timer.current);
    const mine = ++asked.current;
    setLoading(true);
    timer.current = setTimeout(() => {
      void data.searchDictionary('users', text.trim()).then((answer) => {
        if (mine !== asked.current) return;
        setLoading(false);
        if (answer.ok) setFound(answer.data);
      });
    }, pause);
  };
  const listed = new Set(found.map(({ key }) => String(key)));
  const kept = known.filter(({ key }) => value.includes(String(key)) && !listed.has(String(key)));
  const take = (chosen: string | string[] | null): void => {
    const keys = chosen === null ? [] : typeof chosen === 'string' ? [chosen] : chosen;
    const all = new Map([...known, ...found].map((option) => [String(option.key), option] as const));
    setKnown(keys.flatMap((key) => all.get(key) ?? []));
    onChange(keys);
  };
  return (
    <SemiSelect
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-required
      aria-invalid={describedBy === undefined ? undefined : true}
      arrowIcon={arrow}
      size="large"
      style={{ width: '100%' }}
      remote
      filter
      multiple={multiple}
      value={multiple ? [...value] : value[0]}
      optionList={[...semiOptions(kept), ...semiOptions(found)]}
      loading={loading}
      placeholder={t('watch.peopleHint')}
      validateStatus={describedBy === undefined ? 'default' : 'error'}
      inputProps={{
        'aria-label': name,
        // While the list is open, the search box has the focus, so the error is attached to it too.
        'aria-describedby': describedBy,
        'aria-invalid': describedBy === undefined ? undefined : true,
      }}
      onSearch={search}
      onFocus={() => found.length === 0 && search('')}
      {...chosenAtOnce(multiple, take)}
    />
  );
}
