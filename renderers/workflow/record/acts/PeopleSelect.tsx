import { type ReactNode, useState } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { ChoiceInput } from '../../../fields/choice/ChoiceInput.tsx';
import { type ChoiceOption, choiceOptions, optionsOf } from '../../../fields/choice/ChoiceOption.ts';
import { useRemoteOptions } from '../../../fields/choice/useRemoteOptions.ts';

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

/** Select for users, searched by name on the server. */
export function PeopleSelect(props: PeopleSelectProps): ReactNode {
  const { id, name, multiple, value, describedBy, onChange } = props;
  const { t } = useApp();
  const [known, setKnown] = useState<readonly ChoiceOption[]>([]);
  const { found, isLoading, search } = useRemoteOptions('users');
  const options = choiceOptions(found);
  const all = [...options, ...known];
  return (
    <ChoiceInput
      id={id}
      label={name}
      placeholder={t('watch.peopleHint')}
      mode="edit"
      required
      isInvalid={describedBy !== undefined}
      describedBy={describedBy}
      options={options}
      chosen={optionsOf(all, value)}
      multiple={multiple}
      filters
      remote
      creates={false}
      mayClear
      isLoading={isLoading}
      onSearch={search}
      onChoose={(keys) => {
        setKnown(optionsOf(all, keys));
        onChange(keys);
      }}
    />
  );
}
