import type { RJSFSchema, TranslatableString as Text, UiSchema } from '@rjsf/utils';
import { TranslatableString } from '@rjsf/utils';
import { type ReactNode, useId, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { drawable } from '../../runtime/model/check/jsonSchema/drawable.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import { AlternativeSelect } from './AlternativeSelect.tsx';
import { type FormParts, FormPartsContext } from './FormParts.ts';
import { formFields } from './formFields.tsx';
import { formTemplates } from './formTemplates.tsx';
import { errorsAt, formValidator, withoutGaps } from './formValidator.ts';
import { StoredForm } from './StoredForm.ts';
import '../form/form.css';
import './jsonSchema.css';

export interface JsonSchemaFormProps {
  /** Result of `readJsonSchema`. */
  readonly schema: JsonObject;
  /** Result of `readUiSchema`. */
  readonly uiSchema: JsonObject;
  readonly data: Json | undefined;
  /** Issues to show at the parts; paths are JSON pointers into the data. */
  readonly issues: readonly Issue[];
  readonly parts: FormParts;
  /** All controls only show their values. */
  readonly readonly?: boolean;
  /** Reports the data after every change. Data unknown to the schema stays in it. */
  onChange(data: Json | undefined): void;
}

const widgets = { SelectWidget: AlternativeSelect };

/**
 * A form for any JSON Schema. The form library does the structure; controls, labels and messages are our own.
 */
export function JsonSchemaForm(props: JsonSchemaFormProps): ReactNode {
  const { schema, uiSchema, data, issues, parts, readonly = false, onChange } = props;
  const { t, locale } = useApp();
  const prefix = useId();
  const drawing = useMemo(() => drawable(schema), [schema]);
  const validator = useMemo(
    () => formValidator(drawing, (issue) => messageOf(issue, locale)),
    [drawing, locale],
  );
  const errors = useMemo(() => errorsAt(issues, (issue) => messageOf(issue, locale)), [issues, locale]);
  const translate = (text: Text, params: readonly string[] = []): string =>
    text === TranslatableString.OptionPrefix || text === TranslatableString.TitleOptionPrefix
      ? t('jsonSchema.option', { n: params.at(-1) ?? '' })
      : text === TranslatableString.NewStringDefault
        ? ''
        : text;
  return (
    <FormPartsContext.Provider value={parts}>
      <StoredForm
        className="jig-form jig-schema"
        tagName="div"
        idPrefix={prefix}
        schema={drawing as RJSFSchema}
        uiSchema={uiSchema as UiSchema}
        formData={data}
        validator={validator}
        fields={formFields}
        templates={formTemplates}
        widgets={widgets}
        translateString={translate}
        extraErrors={errors}
        showErrorList={false}
        readonly={readonly}
        noValidate
        noHtml5Validate
        onChange={(event) => onChange(withoutGaps(event.formData))}
      >
        {/* Replaces the library's submit button; the parent of the form decides what to do with the data. */}
        <span hidden />
      </StoredForm>
    </FormPartsContext.Provider>
  );
}
