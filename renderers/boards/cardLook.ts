import type { ComponentType } from 'react';
import type { CardProps } from '../../runtime/Renderer.ts';
import type { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { cardRenderers } from './cards/index.ts';

const own = new Map(cardRenderers.map((one) => [one.type, one]));

/** The look of a kind of card: of a plugin or capability, else the product's. Undefined: this version has none. */
export const cardLook = (renderers: RendererRegistry, kind: string): ComponentType<CardProps> | undefined => {
  const found = renderers.find('card', kind) ?? own.get(kind);
  return found?.slot === 'card' ? found.Component : undefined;
};
