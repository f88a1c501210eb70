import { statusPage, statusPanels } from '../statusPanels.ts';
import type { CardKind } from './CardKind.ts';

/** A part of the system's state. Only who may open the page of it sees what it shows. */
export const status: CardKind = {
  name: 'status',
  title: { zh: '系统状态', en: 'System status' },
  page: statusPage,
  size: { w: 6, h: 4, minW: 3, minH: 2 },
  options: [
    {
      name: 'panel',
      title: { zh: '内容', en: 'Content' },
      schema: { enum: statusPanels.map(({ name }) => name) },
      isNeeded: true,
    },
  ],
};
