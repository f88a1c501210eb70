import { PolylineEdge } from '@logicflow/core';
import { fitText, textWidth, wrapText } from '../../graph/fitText.ts';
import type { FlowLineModel } from './FlowLineModel.ts';
import { insertPressed } from './flowEvents.ts';
import { arrowOf } from './linePath.ts';
import { type Drawn, svg } from './svg.ts';

const fontSize = 12;
/** Maximum width of a label in pixels; its title has the full text. */
const longest = 132;
/**
 * Maximum width of a condition in pixels: the gap between neighbours when lines run down, between ranks when
 * they run right.
 */
const widest = { down: 208, right: longest } as const;
/** Maximum number of text lines of a condition. */
const most = 2;
/** Line height of the texts, in pixels. */
const lineHeight = 16;
/** Half the width of the "+", in pixels. */
const plus = 9;

/** Renders a line: path, arrow, label and, in the editor, a "+". */
export class FlowLineView extends PolylineEdge {
  override getEdge(): Drawn {
    const model = this.#model;
    return svg(
      'g',
      { class: `jig-flow-line${this.#states}`, 'data-line': model.id },
      svg('path', { d: model.points, class: 'jig-flow-line-way' }),
      svg('path', { d: arrowOf(model.way), class: 'jig-flow-line-arrow' }),
    );
  }

  /** Widens the hit area of the line. */
  override getAppendWidth(): Drawn {
    return svg('path', { d: this.#model.points, class: 'jig-flow-line-hit' });
  }

  /** Hides LogicFlow's arrow; `getEdge` draws one. */
  override getStartArrow(): Drawn {
    return svg('g', {});
  }

  override getEndArrow(): Drawn {
    return svg('g', {});
  }

  override getText(): Drawn {
    const { look, labelAt } = this.#model;
    const { label, condition, problemsText, insert, direction } = look;
    const name = fitText(label, longest, fontSize);
    const told = wrapText(condition, { pixels: widest[direction], fontSize, most });
    const shown = name === '' ? told : [name, ...told];
    const width = shown.length === 0 ? 0 : Math.max(...shown.map((words) => textWidth(words, fontSize))) + 16;
    const height = lineHeight * Math.max(shown.length, 1) + 6;
    const all = width + (insert === '' ? 0 : 2 * plus) + (width > 0 && insert !== '' ? 4 : 0);
    const left = labelAt.x - all / 2;
    const { y } = labelAt;
    return svg(
      'g',
      { class: `jig-flow-label${this.#states}` },
      shown.length === 0
        ? null
        : svg('title', {}, [label, condition, problemsText].filter((words) => words !== '').join('\n')),
      shown.length === 0
        ? null
        : svg('rect', { x: left, y: y - height / 2, width, height, rx: shown.length > 1 ? 8 : 11 }),
      ...shown.map((words, at) =>
        svg(
          'text',
          {
            x: left + width / 2,
            y: y + lineHeight * (at - (shown.length - 1) / 2),
            'font-size': fontSize,
            ...(at === 0 && name !== '' ? {} : { class: 'jig-flow-condition' }),
          },
          words,
        ),
      ),
      insert === '' ? null : this.#plus(left + all - plus, y, insert),
    );
  }

  /** Keeps the drawing order of lines. */
  override toFront(): void {}

  get #model(): FlowLineModel {
    return this.props.model as FlowLineModel;
  }

  get #states(): string {
    const { look, isSelected, isHovered } = this.#model;
    return [
      look.taken ? ' jig-flow-taken' : '',
      look.problems > 0 ? ' jig-flow-wrong' : '',
      isSelected ? ' jig-flow-chosen' : '',
      isHovered ? ' jig-flow-hovered' : '',
    ].join('');
  }

  #plus(x: number, y: number, name: string): Drawn {
    const { model, graphModel } = this.props;
    const press = (event: Event): void => {
      event.stopPropagation();
      graphModel.eventCenter.emit(insertPressed, { id: model.id });
    };
    const stop = (event: Event): void => event.stopPropagation();
    return svg(
      'g',
      { class: 'jig-flow-plus', onClick: press, onPointerDown: stop, 'data-plus': model.id },
      svg('title', {}, name),
      svg('circle', { cx: x, cy: y, r: plus }),
      svg('path', { d: `M${x - 4} ${y} H${x + 4} M${x} ${y - 4} V${y + 4}` }),
    );
  }
}
