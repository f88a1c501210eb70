import { type ReactNode, useMemo } from 'react';
import { usePageRoute } from '../../../runtime/host/PageRoute.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import { FillForm } from './FillForm.tsx';
import { namedForm } from './namedForm.ts';
import { OpenForms } from './OpenForms.tsx';

/** The form that the address names, to be filled in; without one, those that the user may fill in. */
export function FillPart({ page }: PageProps): ReactNode {
  const { search, setSearch } = usePageRoute();
  const formId = useMemo(() => namedForm(new URLSearchParams(search)), [search]);
  return formId === undefined ? (
    <OpenForms page={page} onChoose={(id) => setSearch(`form=${id}`, true)} />
  ) : (
    <FillForm key={formId} formId={formId} onLeave={() => setSearch('', true)} />
  );
}
