import { type ReactNode, useMemo } from 'react';
import { chosenKeys } from '../../../renderers/fields/chosenKeys.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { type KnownKeys, keyOptions } from './keyOptions.ts';
import { PropertyField } from './PropertyField.tsx';
import { chosenList, rawKeys } from './rawKeys.ts';

interface KeysFieldProps {
  readonly name: string;
  readonly title: string;
  /** Value as stored in the part. */
  readonly value: unknown;
  readonly known: KnownKeys;
  /** True: one key can be chosen, not several. */
  readonly isSingle?: boolean;
  readonly isRequired?: boolean;
  readonly readonly: boolean;
  readonly tip?: string | undefined;
  readonly place: string;
  readonly issues: readonly Issue[];
  /** Additional issues to show here that were found at another path. */
  readonly more?: readonly Issue[];
  /** Reports keys as written on the wire; at most one for a single choice. */
  onChoose(keys: readonly unknown[]): void;
}

/** Chooses users or roles, searched by name. Chosen ones that are no longer available say why. */
export function KeysField(props: KeysFieldProps): ReactNode {
  const {
    name,
    title,
    value,
    known,
    isSingle = false,
    isRequired,
    readonly,
    tip,
    place,
    issues,
    more = [],
  } = props;
  const { t } = useApp();
  const named = useMemo(() => rawKeys(value), [value]);
  const options = useMemo(() => keyOptions(known, named, t), [known, named, t]);
  const chosen = named.map(({ token }) => token);
  return (
    <PropertyField
      name={name}
      title={title}
      type={isSingle ? 'select' : 'selectList'}
      value={isSingle ? (chosen[0] ?? null) : chosen}
      options={options}
      isSearchable
      isRequired={isRequired ?? false}
      readonly={readonly}
      tip={tip}
      place={place}
      issues={issues}
      more={more}
      onChange={(next) => props.onChoose(chosenList(chosenKeys(next), value))}
    />
  );
}
