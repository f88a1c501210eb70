import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PageLink } from '../../../runtime/host/PageLink.tsx';
import type { CardProps } from '../../../runtime/Renderer.ts';
import { CardEmpty, CardRoom } from '../../cards/CardRoom.tsx';
import { menuIcon } from '../../shell/menuIcons.tsx';
import { shortcutTiles } from './parts/shortcutTiles.ts';
import './plain.css';

/** Tiles that lead to pages. */
export const ShortcutsCard = observer(function ShortcutsCard({ card, isWall }: CardProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const tiles = shortcutTiles(app, card);
  return (
    <CardRoom name="shortcuts" isWall={isWall}>
      {tiles.length === 0 ? (
        <CardEmpty>{t('board.card.noShortcuts')}</CardEmpty>
      ) : (
        <ul className="jig-cardlook-tiles">
          {tiles.map(({ key, title, path, icon }) => (
            <li key={key}>
              <PageLink to={path}>
                {menuIcon(icon)}
                <span>{title}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </CardRoom>
  );
});
