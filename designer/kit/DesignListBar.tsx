import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { NameSearch, type TypedName } from './NameSearch.tsx';
import './designList.css';

interface DesignListBarProps {
  /** Words of the button that makes another, of the search field, and of how many are shown. */
  readonly words: { readonly new: string; readonly search: string; readonly found: string };
  readonly name: TypedName;
  readonly isLoading: boolean;
  onNew(): void;
}

/** Bar over a list of what a designer opens: another one, search by name, how many were found. */
export function DesignListBar({ words, name, isLoading, onNew }: DesignListBarProps): ReactNode {
  const { t } = useApp();
  return (
    <div className="jig-ed-bar">
      <Button theme="solid" type="primary" aria-haspopup="dialog" disabled={isLoading} onClick={onNew}>
        {words.new}
      </Button>
      <NameSearch title={words.search} name={name} />
      <span role="status" aria-busy={isLoading}>
        {isLoading ? t('box.loading') : words.found}
      </span>
    </div>
  );
}
