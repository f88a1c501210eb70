import type {
  CyclicSchemaExpandProps,
  FieldErrorProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  TemplatesType,
  UnsupportedFieldProps,
} from '@rjsf/utils';
import { getTemplate, getUiOptions } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { isValue } from './formFields.tsx';
import { ListItem, ListParts } from './ListParts.tsx';
import { NextLevel } from './NextLevel.tsx';
import { NamedProperty, ObjectParts } from './ObjectParts.tsx';

/**
 * Frame of every part. Values show their own label and messages; objects and lists get their messages here.
 */
function Part(props: FieldTemplateProps): ReactNode {
  const { hidden, children, errors, schema, registry, uiSchema } = props;
  if (hidden) return null;
  const Wrap = getTemplate<'WrapIfAdditionalTemplate'>(
    'WrapIfAdditionalTemplate',
    registry,
    getUiOptions(uiSchema),
  );
  return (
    <Wrap {...props}>
      {children}
      {isValue(schema as JsonObject) ? null : errors}
    </Wrap>
  );
}

function Errors({ errors = [] }: FieldErrorProps): ReactNode {
  const [first] = errors;
  return first === undefined ? null : (
    <div className="jig-field-message jig-schema-message" role="alert">
      {first}
    </div>
  );
}

const Alternatives = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps): ReactNode => (
  <div className="jig-schema-choice">
    {selector}
    {optionSchemaField}
  </div>
);

const Cycle = ({ name, schema, onExpand, fieldPathId }: CyclicSchemaExpandProps): ReactNode => (
  <NextLevel title={String(schema.title ?? name)} onExpand={() => onExpand(fieldPathId.$id)} />
);

const Unsupported = ({ reason }: UnsupportedFieldProps): ReactNode => (
  <div className="jig-broken" role="note">
    {reason}
  </div>
);

const nothing = (): ReactNode => null;

/** Templates for the form library; templates that are not listed are never used. */
export const formTemplates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = {
  FieldTemplate: Part,
  ObjectFieldTemplate: ObjectParts,
  ArrayFieldTemplate: ListParts,
  ArrayFieldItemTemplate: ListItem,
  WrapIfAdditionalTemplate: NamedProperty,
  MultiSchemaFieldTemplate: Alternatives,
  CyclicSchemaExpandTemplate: Cycle,
  UnsupportedFieldTemplate: Unsupported,
  FieldErrorTemplate: Errors,
  FieldHelpTemplate: nothing,
  DescriptionFieldTemplate: nothing,
  TitleFieldTemplate: nothing,
};
