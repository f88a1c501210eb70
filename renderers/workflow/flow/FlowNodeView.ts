import { RectNode } from '@logicflow/core';
import { fitText } from '../../graph/fitText.ts';
import type { FlowNodeModel, NodeLook } from './FlowNodeModel.ts';
import { toneIcons, typeIcons } from './nodeIcons.ts';
import { type Drawn, svg } from './svg.ts';

/** Pixels between the edge of a node and its text. */
const inset = 42;

/** Renders a node. Colours come from the stylesheet, so that both themes work. */
export class FlowNodeView extends RectNode {
  override getShape(): Drawn {
    const model = this.props.model as FlowNodeModel;
    const { x, y, width, height, look, isSelected } = model;
    const { type, tone, problems } = look;
    const left = x - width / 2;
    const top = y - height / 2;
    const radius = type === 'node' ? 8 : height / 2;
    const chosen = isSelected ? ' jig-flow-chosen' : '';
    return svg(
      'g',
      {
        class: `jig-flow-node jig-flow-node-${type} jig-flow-tone-${tone}${chosen}`,
        'data-node': model.id,
      },
      svg('title', {}, titleOf(look)),
      svg('rect', { x: left, y: top, width, height, rx: radius, class: 'jig-flow-node-box' }),
      svg('circle', { cx: left + 23, cy: y, r: 13, class: 'jig-flow-node-disc' }),
      svg('path', {
        d: typeIcons[type],
        transform: `translate(${left + 15} ${y - 8})`,
        class: 'jig-flow-node-icon',
      }),
      ...wordsOf(look, left + inset, y, width),
      tone === 'plain' ? null : toneMark(tone, left + width - 26, y),
      problems === 0 ? null : problemBadge(problems, left + width - 6, top + 2),
    );
  }

  /** Hides LogicFlow's text; `getShape` draws the name. */
  override getText(): null {
    return null;
  }
}

const titleOf = ({ name, who, word, problemsText }: NodeLook): string =>
  [name, who, word, problemsText].filter((text) => text !== '').join('\n');

function wordsOf(look: NodeLook, x: number, y: number, width: number): readonly Drawn[] {
  const { name, who, type, tone } = look;
  const room = width - inset - (tone === 'plain' ? 12 : 32);
  const line = (text: string, at: number, size: number, what: string): Drawn =>
    svg('text', { x, y: at, class: what, 'font-size': size }, fitText(text, room, size));
  if (type !== 'node' || who === '') return [line(name, y, 14, 'jig-flow-node-name')];
  return [line(name, y - 11, 14, 'jig-flow-node-name'), line(who, y + 12, 12, 'jig-flow-node-who')];
}

/** Icon of a tone, so that tones do not differ by colour alone. */
const toneMark = (tone: keyof typeof toneIcons, x: number, y: number): Drawn =>
  svg(
    'g',
    { class: 'jig-flow-mark', transform: `translate(${x} ${y - 8})` },
    svg('circle', { cx: 8, cy: 8, r: 8 }),
    svg('path', { d: toneIcons[tone] }),
  );

const problemBadge = (problems: number, x: number, y: number): Drawn =>
  svg(
    'g',
    { class: 'jig-flow-badge' },
    svg('circle', { cx: x, cy: y, r: 10 }),
    svg('text', { x, y, 'font-size': 12 }, String(problems)),
  );
