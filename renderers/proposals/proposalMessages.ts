import type { Catalogue } from '../../runtime/model/messages/Catalogue.ts';

/** Texts about proposed rows. */
export const proposalMessages = {
  'proposal.take': { zh: '采用建议', en: 'Take proposals' },
  'proposal.added': {
    zh: '已添加 {n} 条建议，可以逐条修改',
    en: 'Added {n} proposed rows; change any of them',
  },
} as const satisfies Catalogue;

type ProposalTexts = typeof proposalMessages;

declare module '../../runtime/model/messages/index.ts' {
  interface CapabilityTexts extends ProposalTexts {}
}
