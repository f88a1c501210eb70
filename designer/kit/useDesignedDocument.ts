import { useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';

/**
 * The table that a designer works over, once it is loaded together with what `beside` names. A failure is said, and then
 * the designer closes.
 */
export const useDesignedDocument = (
  table: string,
  onClose: () => void,
  beside?: () => Promise<unknown>,
): DocumentTable | undefined => {
  const { schemas, notify } = useApp();
  const [document, setDocument] = useState<DocumentTable>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an opening
  useEffect(() => {
    let isGone = false;
    void Promise.all([schemas.document(table), beside?.()]).then(([answer]) => {
      if (isGone) return;
      if (answer.ok) setDocument(answer.data);
      else {
        notify.error(answer.failure.message);
        onClose();
      }
    });
    return () => {
      isGone = true;
    };
  }, [table]);
  return document;
};
