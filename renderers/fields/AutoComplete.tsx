import SemiAutoComplete from '@douyinfe/semi-ui/lib/es/autoComplete';
import { type ReactNode, useMemo } from 'react';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { isInvalid } from './controlProps.ts';
import { shownText } from './shownText.ts';
import { useInnerInput } from './useInnerInput.ts';

/** Maximum number of suggestions shown at once. */
const most = 50;

/** Free text with suggestions that start with it, ignoring case. */
export function AutoComplete(props: FieldProps): ReactNode {
  const { schema, value, options, onChange, onBlur } = props;
  const ref = useInnerInput(props);
  const text = shownText(value);
  const suggestions = useMemo(() => {
    const begin = text.toLowerCase();
    const found = (options ?? []).filter((option) => option.value.toLowerCase().startsWith(begin));
    return found.slice(0, most).map((option) => option.value);
  }, [options, text]);
  return (
    <div ref={ref}>
      <SemiAutoComplete
        size={props.size ?? 'large'}
        data={suggestions}
        value={text}
        disabled={props.mode !== 'edit'}
        placeholder={schema.placeholder ?? ''}
        validateStatus={isInvalid(props) ? 'error' : 'default'}
        onChange={(next) => onChange(next === '' || next === undefined ? null : String(next))}
        onBlur={onBlur}
      />
    </div>
  );
}
