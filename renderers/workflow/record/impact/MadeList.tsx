import type { ReactNode } from 'react';
import { documentId, type MadeBranch } from '../../../../runtime/store/workflow/madeTree.ts';
import type { DocumentRef } from '../../../../runtime/wire/workflow/Consequences.ts';
import { stateIcon } from '../../../cells/stateIcons.ts';
import { StateMark } from '../StateMark.tsx';
import { documentTone } from '../stateWords.ts';
import { DocumentLink } from './DocumentLink.tsx';

interface MadeListProps {
  readonly branches: readonly MadeBranch[];
  /** Address of a document; undefined when the user has no page for it. */
  linkOf(document: DocumentRef): string | undefined;
  readonly labelledBy?: string;
}

/** Tree of documents made from one document, with their states and what blocks undoing them. */
export function MadeList({ branches, linkOf, labelledBy }: MadeListProps): ReactNode {
  return (
    <ul className="jig-impact-list" aria-labelledby={labelledBy}>
      {branches.map(({ document, made }) => {
        const { cnName, label, status, auditStatus, blocks } = document;
        return (
          <li key={documentId(document)}>
            <div className="jig-impact-line">
              <DocumentLink name={`${cnName} ${label}`} to={linkOf(document)} />
              {blocks === '' ? null : <span className="jig-impact-blocks">{blocks}</span>}
              {/* The list of blocks also states where the document is. */}
              {blocks !== '' || status === '' ? null : (
                <StateMark
                  tone={auditStatus === undefined ? 'other' : documentTone(auditStatus)}
                  icon={stateIcon('AuditStatus', auditStatus)}
                >
                  {status}
                </StateMark>
              )}
            </div>
            {made.length === 0 ? null : <MadeList branches={made} linkOf={linkOf} />}
          </li>
        );
      })}
    </ul>
  );
}
