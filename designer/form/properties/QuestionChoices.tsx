import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { textOf } from '../../../runtime/model/record/design/designValues.ts';
import { isObject, type Json } from '../../../runtime/model/schema/Json.ts';
import { ChoiceRows } from '../../kit/ChoiceRows.tsx';
import type { FormBase } from '../base/FormBase.ts';
import type { DrawnPart } from '../draft/DrawnPart.ts';
import { isChosen } from '../store/checkPart.ts';
import type { SetKeys } from './FormProperty.ts';

interface QuestionChoicesProps {
  readonly view: DrawnPart;
  readonly base: FormBase;
  onSet(keys: SetKeys): void;
}

/** Most characters of a choice, as the column of its answers holds them. */
const longest = 200;

/** Texts of the choices that are offered, as typed: empty ones stay. The server keeps others that only stored answers hold. */
const shownChoices = (data: Json | undefined): readonly string[] =>
  (Array.isArray(data) ? (data as readonly Json[]) : [])
    .filter((one) => !isObject(one) || one.hidden !== true)
    .map((one) => (isObject(one) && 'value' in one ? String(one.value ?? '') : textOf(one)));

/** Choices of a question that are written in place, in rows; nothing for other components. */
export function QuestionChoices({ view, base, onSet }: QuestionChoicesProps): ReactNode {
  const { t } = useApp();
  if (base.makesFields !== true || !isChosen(view.type, base) || view.source !== '') return null;
  return (
    <ChoiceRows
      label={t('collection.prop.choices')}
      choices={shownChoices(view.part.raw.data)}
      longest={longest}
      onChange={(choices) => onSet({ data: choices.map((value) => ({ key: value.trim(), value })) })}
    />
  );
}
