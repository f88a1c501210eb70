import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { isNothing } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { PropertyField } from './PropertyField.tsx';

/** One choice of a code field: its stored code and its label. */
export interface CodeChoice {
  readonly code: number | string;
  readonly label: string;
}

interface CodeFieldProps {
  readonly name: string;
  readonly title: string;
  /** Value as stored in the part. */
  readonly value: unknown;
  /** Code that a missing value means. */
  readonly unset: number | string;
  readonly choices: readonly CodeChoice[];
  readonly readonly: boolean;
  readonly tip?: string | undefined;
  readonly place: string;
  readonly issues: readonly Issue[];
  onChoose(code: number | string): void;
}

/** Radio group of a few codes. A stored code that is unknown is shown as an additional choice. */
export function CodeField(props: CodeFieldProps): ReactNode {
  const { name, title, value, unset, choices, readonly, tip, place, issues, onChoose } = props;
  const { t } = useApp();
  const given = codeText(isNothing(value) ? unset : value);
  const options = useMemo(() => {
    const known = choices.map(({ code, label }) => ({ key: String(code), value: label }));
    if (known.some(({ key }) => key === given)) return known;
    return [...known, { key: given, value: t('flowPanel.unknownCode', { code: given.slice(0, 50) }) }];
  }, [choices, given, t]);
  return (
    <PropertyField
      name={name}
      title={title}
      type="radio"
      value={given}
      options={options}
      readonly={readonly}
      tip={tip}
      place={place}
      issues={issues}
      onChange={(next) => {
        const choice = choices.find(({ code }) => String(code) === String(next));
        if (choice !== undefined) onChoose(choice.code);
      }}
    />
  );
}

const codeText = (code: unknown): string =>
  typeof code === 'object' ? JSON.stringify(code) : String(code).trim();
