import type { ReactNode } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { BoxLink } from '../panels/BoxLink.tsx';
import { TrailOutline } from './TrailOutline.tsx';
import { useTrail } from './useTrail.ts';

/**
 * The trail of the open document beside the records that point at it. Nothing where it stands alone, and nothing when it cannot
 * be read: the records tell the same in parts, and what has failed.
 */
export function RelatedTrail({ box }: Places['related']): ReactNode {
  const answer = useTrail(box.doc.main.table, box.key);
  if (answer === undefined || answer === 'lost' || !answer.ok) return null;
  const { nodes, hidden } = answer.data;
  if (nodes.length < 2 && hidden === 0) return null;
  return (
    <TrailOutline
      trail={answer.data}
      link={(to, text) => (
        <BoxLink box={box} to={to}>
          {text}
        </BoxLink>
      )}
    />
  );
}
