import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import Button from '@douyinfe/semi-ui/lib/es/button';
import Input from '@douyinfe/semi-ui/lib/es/input';
import type { ObjectFieldTemplateProps, WrapIfAdditionalTemplateProps } from '@rjsf/utils';
import { ADDITIONAL_PROPERTY_FLAG, canExpand } from '@rjsf/utils';
import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';

/** An object: title and properties. The root has no frame. */
export function ObjectParts(props: ObjectFieldTemplateProps): ReactNode {
  const { title, description, properties, fieldPathId, schema, uiSchema, formData, required } = props;
  const { t } = useApp();
  const at = fieldPathId.path.at(-1);
  const isOuter = at === undefined;
  const content = (
    <>
      {description === undefined || description === '' ? null : (
        <p className="jig-schema-tip">{description}</p>
      )}
      {properties.map((property) => property.content)}
      {canExpand(schema, uiSchema, formData) && !props.readonly ? (
        <Button disabled={props.disabled === true} onClick={() => props.onAddProperty()}>
          {t('jsonSchema.addProperty')}
        </Button>
      ) : null}
    </>
  );
  if (isOuter)
    return (
      <div className="jig-schema-outer">
        {title ? <h3>{title}</h3> : null}
        {content}
      </div>
    );
  return (
    <fieldset className="jig-schema-group">
      <legend className={required && typeof at !== 'number' ? 'jig-required' : undefined}>
        {typeof at === 'number'
          ? `${schema.title ?? ''} ${t('jsonSchema.nth', { n: at + 1 })}`.trim()
          : title}
      </legend>
      {content}
    </fieldset>
  );
}

/** A property unknown to the schema, which the user can rename or remove. */
export function NamedProperty(props: WrapIfAdditionalTemplateProps): ReactNode {
  const { schema, label, children, onKeyRename, onRemoveProperty, readonly, disabled } = props;
  const { t } = useApp();
  const id = useId();
  const [name, setName] = useState(label);
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return <>{children}</>;
  const isFixed = readonly || disabled;
  return (
    <div className="jig-schema-named">
      <div className="jig-schema-name">
        <label className="jig-hidden" htmlFor={id}>
          {t('jsonSchema.name')}
        </label>
        <Input
          id={id}
          size="large"
          value={name}
          disabled={isFixed === true}
          onChange={setName}
          onBlur={() => {
            if (name === '') setName(label);
            else onKeyRename(name);
          }}
        />
      </div>
      <div className="jig-schema-named-value">{children}</div>
      <Button
        theme="borderless"
        type="danger"
        disabled={isFixed === true}
        aria-label={t('jsonSchema.remove', { title: label })}
        icon={<IconDelete />}
        onClick={onRemoveProperty}
      />
    </div>
  );
}
